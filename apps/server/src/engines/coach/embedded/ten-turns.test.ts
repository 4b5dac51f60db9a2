import { coaches, type EnglishLevel, type Topic, topics } from '@sayso/api/contract/values';
import { describe, expect, it } from 'vitest';
import type { Talk, Turn } from '../../ports.ts';
import { contentOf, sentencesOf, wordsOf } from '../scoring/words.ts';
import { greetingOf, replyOf } from './partner.ts';
import { subjectNames, topicIn } from './questions/questions.ts';

/** The nine turns of one learner of each kind about a topic; `{thing}` is something of the topic. */
const scripts: Readonly<Record<string, readonly string[]>> = {
  short: ['{thing}', 'yes', 'in the evening', 'no', 'my brother', 'sometimes', 'I do not know', 'not much', 'maybe'],
  long: [
    'I started with {thing} when I was a student, because all my friends talked about it every day.',
    'Last weekend I spent three hours on {thing} with my sister, and we forgot the time.',
    'My father never understood it, but my mother was curious and asked many questions.',
    'I think it is important, because it brings people together who would never meet.',
    'Two years ago I lost my interest for some months, and then a friend invited me again.',
    'In my country old people and young people talk about it in very different ways.',
    'I would like to learn more and perhaps teach children in my town.',
    'The most difficult part is the money, because my job does not pay well.',
    'Next summer we will travel to the coast and meet our cousins there.',
  ],
  asking: [
    'I like {thing} a lot',
    'and you?',
    'My sister hates it.',
    'can you tell me a joke?',
    'we often talk about it at dinner',
    'are you a real person?',
    'My neighbour knows everything about {thing}.',
    'is my English good?',
    'I bought a new book about it',
  ],
  lost: Array.from({ length: 9 }, () => 'I do not know'),
  mistaken: [
    'I am interested on {thing} since many years',
    'yesterday I go to my friend house and we talk about it',
    'she have a lot of informations',
    'my brother do not like it, he prefer to sleep',
    'I am agree with my teacher',
    'last year I buyed a expensive ticket',
    'the peoples in my city is very friendly',
    'I want that my children learn it too',
    'we was tired but it was good evening',
  ],
};
const things: Readonly<Record<Topic, string>> = {
  Tech: 'computers',
  Business: 'my company',
  Culture: 'music',
  Movies: 'films',
  Sports: 'tennis',
  News: 'the news',
  Fashion: 'clothes',
  Science: 'animals',
};
const seeds = ['a', 'b'];

interface Reply {
  readonly said: string;
  readonly reply: string;
}
const talkOn = (topic: Topic, coach: Talk['coach'], script: string, seed: string, level: EnglishLevel): Reply[] => {
  const turns: Turn[] = [];
  const learner = { firstName: 'Anna', level, goal: 'Travel', topics: [topic] };
  const talk = (): Talk => ({ coach, seed: `${seed} ${topic} ${script}`, learner, turns });
  const said: Reply[] = [{ said: '', reply: greetingOf(talk()) }];
  turns.push({ role: 'coach', text: said[0]?.reply ?? '' });
  for (const line of scripts[script] ?? []) {
    const text = line.replace('{thing}', things[topic]);
    turns.push({ role: 'user', text });
    const reply = replyOf(talk());
    turns.push({ role: 'coach', text: reply });
    said.push({ said: text, reply });
  }
  return said;
};
/** Every talk about a topic with a coach, held once. */
const held = new Map<string, Reply[][]>();
const talks = (topic: Topic, coach: Talk['coach']): Reply[][] => {
  const key = `${topic} ${coach}`;
  const found = held.get(key);
  if (found) return found;
  const scriptNames = Object.keys(scripts).filter((script) => script !== 'lost');
  const all = scriptNames.flatMap((script) => seeds.map((seed) => talkOn(topic, coach, script, seed, 'B1')));
  held.set(key, all);
  return all;
};
const transcript = (talk: readonly Reply[]) => talk.map(({ said, reply }) => `> ${said}\n${reply}`).join('\n');
/** “I see.” may come twice in a conversation of people. */
const whole = (text: string) => sentencesOf(text).filter((sentence) => wordsOf(sentence).length >= 3);
const cases = topics.flatMap((topic) => coaches.map((coach) => [topic, coach] as const));

describe('ten turns with the practice partner', () => {
  it.each(cases)(
    'about %s with %s: no sentence twice, one question in every turn and at its end',
    (topic, coach) => {
      for (const talk of talks(topic, coach)) {
        expect(talk).toHaveLength(10);
        const sentences = talk.flatMap(({ reply }) => whole(reply));
        const twice = sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index);
        expect(twice, transcript(talk)).toEqual([]);
        for (const { reply } of talk) expect(reply.match(/\?/g)?.length === 1 && reply.endsWith('?'), reply).toBe(true);
      }
    },
    60_000,
  );

  it.each(cases)(
    'about %s with %s: takes up a word of at least nine in ten things told',
    (topic, coach) => {
      const told = talks(topic, coach)
        .flat()
        .filter(({ said }) => contentOf(said).size >= 2 && !said.endsWith('?'));
      const missed = told.filter(({ said, reply }) => {
        const heard = contentOf(said);
        return ![...contentOf(reply)].some((word) => heard.has(word));
      });
      const listed = missed.map(({ said, reply }) => `> ${said}\n${reply}`).join('\n');
      expect(1 - missed.length / told.length, listed).toBeGreaterThanOrEqual(0.9);
    },
    60_000,
  );

  it.each(cases)(
    'about %s with %s: goes to no other topic that the learner did not bring up',
    (topic, coach) => {
      for (const talk of talks(topic, coach)) {
        talk.forEach(({ reply }, index) => {
          const brought = new Set(talk.slice(0, index + 1).map(({ said }) => topicIn(said)));
          for (const other of topics.filter((one) => one !== topic && !brought.has(one)))
            expect(reply, transcript(talk)).not.toMatch(
              new RegExp(`\\b(?:about|to|now) ${subjectNames[other]}\\b`, 'i'),
            );
        });
      }
    },
    60_000,
  );

  it('asks longer questions of those who know more, about the same things', () => {
    const lengthAt = (level: EnglishLevel) => {
      const words = topics.flatMap((topic) =>
        talkOn(topic, 'John', 'lost', 'a', level).flatMap(({ reply }) => wordsOf(whole(reply).at(-1) ?? '')),
      );
      return words.join('').length / (topics.length * 10);
    };
    const [a, b, c] = [lengthAt('A1'), lengthAt('B1'), lengthAt('C1')];
    expect(b).toBeGreaterThan(a * 1.2);
    expect(c).toBeGreaterThan(b * 1.1);
  });
});
