import { coaches, englishLevels } from '@sayso/api/contract/values';
import { describe, expect, it } from 'vitest';
import { findMistakes } from '../../../grammar/mistakes.ts';
import { allRules } from '../../../grammar/rules/all.ts';
import { groupOf, questions, subjects } from '../questions/questions.ts';
import { daisy } from './daisy.ts';
import { john } from './john.ts';

const textsOf = (part: unknown): readonly string[] => {
  if (typeof part === 'string') return [part];
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(textsOf) : [];
};
const texts = textsOf([questions, john, daisy]).filter((text) => !text.includes('{'));

describe('what the coaches say', () => {
  it('is correct English to our own checker, also as a recogniser would write it', () => {
    const bare = texts.map((text) => text.toLowerCase().replace(/[.?!,:]/g, ''));
    const alarms = [...texts, ...bare].filter((text) => findMistakes(text, allRules).length > 0);
    expect(texts.length).toBeGreaterThan(400);
    expect(alarms).toEqual([]);
  }, 60_000);

  it('has at least ten questions for every topic and level, none of them twice', () => {
    for (const subject of subjects) {
      for (const level of englishLevels) {
        const bank = questions[subject][groupOf(level)];
        expect(bank.length, `${subject} ${level}`).toBeGreaterThanOrEqual(10);
        for (const question of bank) expect(question).toMatch(/\?$/);
      }
    }
    const all = textsOf(questions);
    expect(new Set(all).size).toBe(all.length);
  });

  it('asks beginners in short questions', () => {
    for (const subject of subjects) {
      for (const question of questions[subject].A) expect(question.split(' ').length, question).toBeLessThanOrEqual(13);
    }
  });

  it('shares no reaction between the two coaches', () => {
    const [john1, daisy1] = [new Set(textsOf(john)), textsOf(daisy)];
    expect(coaches.length).toBe(2);
    expect(daisy1.filter((text) => john1.has(text) && !text.endsWith('?'))).toEqual([]);
  });
});
