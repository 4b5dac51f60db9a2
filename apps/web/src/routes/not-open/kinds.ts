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

/** What is said of a kind of practice that is not here. */
export interface KindTexts {
  /** What stands in the tab. */
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
const reread = (words: string): Instead => ({ href: '/past-talks', name: 'Read your past talks', words });

/** Says in plain words that the practice is not here, and what trains the same thing. */
export const textsOf = (kind: Kind, coach: CoachName): KindTexts => {
  switch (kind) {
    case 'comprehension':
      return {
        name: 'Comprehension',
        title: 'There are no listening tasks here',
        text: 'You train your ear when you talk: what your coach says is heard first, and read only when you ask for it.',
        instead: [talk(coach, 'Leave the text hidden and listen. Show it only when you are lost.')],
      };
    case 'reading':
      return {
        name: 'Reading',
        title: 'There are no reading tasks here',
        text: 'But there is something to read that you already know: your own conversations.',
        instead: [
          reread('What you and your coach said, word for word.'),
          write(coach, 'Your coach writes to you. Read as slowly as you like, then answer.'),
        ],
      };
    case 'writing':
      return {
        name: 'Writing',
        title: 'There are no writing tasks here',
        text: 'But you can have a conversation in writing, with the coach you know.',
        instead: [
          write(coach, 'No microphone and no clock. Take the time you need.'),
          reread('What you wrote is kept there too.'),
        ],
      };
  }
};
