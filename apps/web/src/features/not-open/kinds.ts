import type { CoachName } from '@sayso/api/contract/values';

/** A kind of practice that has an address and no screen of its own. */
export type Kind = 'comprehension' | 'reading' | 'writing';

/** Something that can be practised today. */
export interface Instead {
  readonly href: string;
  readonly name: string;
  /** Why it trains the same thing. */
  readonly words: string;
}

/** The texts about a kind of practice that is not here. */
export interface KindTexts {
  /** The title of the tab. */
  readonly name: string;
  readonly title: string;
  readonly text: string;
  readonly instead: readonly Instead[];
}

const talk = (coach: CoachName, words: string): Instead => ({
  href: `/conversation/${coach}`,
  name: `Talk with ${coach}`,
  words,
});
const write = (coach: CoachName, words: string): Instead => ({ href: '/chat', name: `Write with ${coach}`, words });
const reread = (words: string): Instead => ({ href: '/past-talks', name: 'Read your past conversations', words });

/** Says in plain words that the practice is not here, and what trains the same thing. */
export const getTexts = (kind: Kind, coach: CoachName): KindTexts => {
  switch (kind) {
    case 'comprehension':
      return {
        name: 'Comprehension',
        title: 'There are no listening tasks here',
        text: 'You practise listening in every conversation: first you hear your coach, and you read only when you want to.',
        instead: [talk(coach, 'Listen without the text. Show it only when you do not understand.')],
      };
    case 'reading':
      return {
        name: 'Reading',
        title: 'There are no reading tasks here',
        text: 'But you can read your own conversations.',
        instead: [
          reread('Everything you and your coach said.'),
          write(coach, 'Your coach writes to you. Read as slowly as you like, then answer.'),
        ],
      };
    case 'writing':
      return {
        name: 'Writing',
        title: 'There are no writing tasks here',
        text: 'But you can have a conversation in writing, with the coach you know.',
        instead: [
          write(coach, 'You do not need a microphone. Take your time.'),
          reread('The messages that you wrote are there too.'),
        ],
      };
  }
};
