import type { EnglishLevel, Topic } from '@sayso/api/contract/values';
import { describe, expect, it } from 'vitest';
import { type Choice, chooseSentence } from './choose-sentence.ts';
import type { PracticeSentence } from './material/material.ts';

const sentence = (
  id: string,
  level: EnglishLevel,
  text: string,
  sounds: readonly string[] = [],
  topic: Topic | null = null,
): PracticeSentence => ({ id, level, text, sounds, topic });
const material = [
  ...Array.from({ length: 40 }, (_, place) => sentence(`plain-${place}`, 'A2', `The cat number ${place} sleeps.`)),
  sentence('think', 'A2', 'The people think.', ['TH']),
  sentence('three', 'A1', 'The three ships.', ['TH']),
  sentence('easy think', 'A1', 'I think so.'),
  sentence('hard think', 'C1', 'Few philosophers think alike.'),
  sentence('film', 'A2', 'The film was long.', [], 'Movies'),
];
const choice: Choice = { level: 'A2', topics: [], recent: [], due: [], repeated: false };
const choose = (change: Partial<Choice>, chance = 0) =>
  chooseSentence(material, { ...choice, ...change }, () => chance);

describe('the next sentence', () => {
  it('has a word that was hard, at the learner’s level where there is one and never above it', () => {
    const due = [{ kind: 'word', name: 'think' }] as const;
    expect(choose({ due }, 0.99)).toMatchObject({ sentence: { id: 'think' }, repeats: true });
    expect(choose({ due, recent: ['think'] })?.sentence.id).toBe('easy think');
    expect(choose({ due, recent: ['think', 'easy think'] })?.repeats).toBe(false);
  });

  it('has a sound that was hard, in other words', () => {
    const due = [{ kind: 'sound', name: 'TH' }] as const;
    expect(choose({ due, recent: ['think'] })?.sentence.id).toBe('three');
  });

  it('is a new one after one that repeated something', () => {
    expect(choose({ due: [{ kind: 'word', name: 'think' }], repeated: true })?.repeats).toBe(false);
  });

  it('is not chosen for a word that is everywhere', () => {
    const due = [
      { kind: 'word', name: 'the' },
      { kind: 'word', name: 'ships' },
    ] as const;
    expect(choose({ due })?.sentence.id).toBe('three');
  });

  it('is most often about what the learner likes, and sometimes not', () => {
    expect(choose({ topics: ['Movies'] }, 0)?.sentence.id).toBe('film');
    expect(choose({ topics: ['Movies'] }, 0.7)?.sentence.id).not.toBe('film');
  });

  it('is of the nearest level when all of the learner’s own came lately', () => {
    const recent = material.filter(({ level }) => level === 'A2').map(({ id }) => id);
    expect(choose({ recent })?.sentence.level).toBe('A1');
  });

  it('is the one that came longest ago when all came lately', () => {
    expect(choose({ recent: material.map(({ id }) => id) })?.sentence.id).toBe('film');
  });
});
