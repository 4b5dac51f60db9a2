import type { Correction } from '@sayso/api/contract/conversation';
import { describe, expect, it } from 'vitest';
import type { Talk } from '../../ports.ts';
import { recapOf, tipOf } from './summary.ts';

const toTalk = (...said: readonly string[]): Talk => ({
  coach: 'Daisy',
  seed: 's',
  learner: { firstName: null, level: 'B1', goal: null, topics: ['Sports'] },
  turns: said.flatMap((text) => [
    { role: 'coach' as const, text: 'What sport do you like?' },
    { role: 'user' as const, text },
  ]),
});
const correction = (category: string, said: string, better: string): Correction => ({
  category,
  said,
  better,
  explanation: `About ${category}.`,
});
const sentences = (text: string) => text.match(/[.!?](?=\s|$|”)/g)?.length ?? 0;

describe('the recap', () => {
  it('tells in two to four sentences what was really talked about, with real numbers', () => {
    const recap = recapOf(toTalk('I play football every Sunday with my friends.', 'We won the last match.'), []);
    expect(recap).toContain('sport');
    // A chat is written, and so may answers in a conversation be: it claims of none that they were spoken.
    expect(recap).toContain('you answered 2 times, 13 words');
    expect(recap).toContain('you play football every Sunday with your friends');
    expect(sentences(recap)).toBeGreaterThanOrEqual(2);
    expect(sentences(recap)).toBeLessThanOrEqual(4);
  });

  it('counts the mistakes and names what they were about most often', () => {
    const found = [correction('Tense', 'a', 'b'), correction('Articles', 'c', 'd'), correction('Tense', 'e', 'f')];
    expect(recapOf(toTalk('I like it.'), found)).toContain('3 sentences to put right, most often for tense');
  });

  it('counts a sentence once, whatever number of mistakes it has', () => {
    const found = [correction('Tense', 'a', 'b'), correction('Articles', 'a', 'b'), correction('Tense', 'a', 'b')];
    expect(recapOf(toTalk('I like it.'), found)).toContain('1 sentence to put right, for tense');
  });

  it('names both kinds where neither came more often, and none of many', () => {
    const found = [correction('Tense', 'a', 'b'), correction('Agreement', 'c', 'd'), correction('Articles', 'e', 'f')];
    expect(recapOf(toTalk('I like it.'), found.slice(0, 2))).toContain(
      '2 sentences to put right, for tense and agreement.',
    );
    expect(recapOf(toTalk('I like it.'), found)).toContain('3 sentences to put right.');
  });

  it('tells once what was said twice', () => {
    const recap = recapOf(toTalk('I play football with my friends.', 'I play football with my friends'), []);
    expect(recap.match(/you play football/g)).toHaveLength(1);
  });

  it('says nothing of mistakes that could not be looked for, and neither does the tip', () => {
    const talk = { ...toTalk('I like it.'), isUnchecked: true };
    expect(recapOf(talk, [])).not.toMatch(/mistake/);
    expect(tipOf(talk, [])).not.toMatch(/mistake|well done/);
  });

  it('does not claim that there are no mistakes at all, and invents nothing for an empty talk', () => {
    expect(recapOf(toTalk('I like it.'), [])).toContain('no mistakes that I am sure of');
    expect(recapOf(toTalk(), [])).toMatch(/did not get to talk/);
  });

  it('gives a mistake back in its right form', () => {
    expect(recapOf(toTalk('yesterday i go to the cinema with my friends'), [])).not.toContain('you go to');
  });
});

describe('the tip', () => {
  it('is about the most frequent mistake, on the learner’s own sentence', () => {
    const tip = tipOf(toTalk('x'), [
      correction('Articles', 'I have car', 'I have a car'),
      correction('Tense', 'I go yesterday', 'I went yesterday'),
      correction('Tense', 'I see him last week', 'I saw him last week'),
    ]);
    expect(tip).toContain('tense, which came up 2 times');
    expect(tip).toContain('“I go yesterday”');
    expect(tip).toContain('“I went yesterday”');
    expect(tip).toContain('About Tense.');
  });

  it('does not repeat the sentence that heads the list, where there is something else to say', () => {
    const first = correction('Tense', 'I go yesterday', 'I went yesterday');
    const second = correction('Tense', 'I see him last week', 'I saw him last week');
    expect(tipOf(toTalk('x'), [first, second])).toContain('“I see him last week”');
    expect(tipOf(toTalk('x'), [first, second])).not.toContain('I go yesterday');
    expect(tipOf(toTalk('x'), [first, first])).toBe(
      'Your tip is about tense, which came up once. Next time, when you say a time like “yesterday”, let the verb follow it into the past.',
    );
    expect(tipOf(toTalk('x'), [correction('Style', 'a', 'b')])).toContain('You said: “a”. Better: “b”.');
  });

  it('says honestly that nothing was found, and gives a next step', () => {
    const tip = tipOf(toTalk('It is good.', 'Yes I do.'), []);
    expect(tip).toContain('I do not find everything');
    expect(tip).toContain('about 3 words each');
    expect(tipOf(toTalk(), [])).toMatch(/nothing to give a tip on/);
  });
});
