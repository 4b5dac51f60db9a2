import { type EnglishLevel, englishLevels } from '@sayso/api/contract/values';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmbeddedGrammar } from '../../engines/grammar/embedded.ts';
import { borders, calculateScore, chooseLevel } from './estimate.ts';
import { type Features, measureFeatures, type SaidTurn } from './features.ts';
import { a1 } from './samples/a1.ts';
import { a2 } from './samples/a2.ts';
import { b1 } from './samples/b1.ts';
import { b2 } from './samples/b2.ts';
import { c1 } from './samples/c1.ts';
import { c2 } from './samples/c2.ts';
import type { LevelSample } from './samples/sample.ts';

const samples = { A1: a1, A2: a2, B1: b1, B2: b2, C1: c1, C2: c2 };
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

describe('the samples', () => {
  const grammar = createEmbeddedGrammar();
  const scores = new Map<EnglishLevel, readonly number[]>();
  const scoreOfSample = async ({ turns }: LevelSample) => {
    const { signal } = new AbortController();
    const said: SaidTurn[] = [];
    // One after the other: the checker's queue is short.
    for (const text of turns) said.push({ text, mistakes: (await grammar.correct(text, signal)).length });
    return calculateScore(measureFeatures(said));
  };
  beforeAll(async () => {
    for (const level of englishLevels) {
      const found: number[] = [];
      for (const sample of samples[level]) found.push(await scoreOfSample(sample));
      scores.set(level, found);
    }
  }, 120_000);
  afterAll(() => grammar.close());
  const half = (from: number) => englishLevels.map((level) => (scores.get(level) ?? []).slice(from, from + 2));

  it('that calibrate have their means on both sides of each border, equally far', () => {
    const means = half(0).map(mean);
    for (const [place, border] of borders.entries()) {
      expect(border).toBeCloseTo(((means[place] ?? 0) + (means[place + 1] ?? 0)) / 2, 1);
    }
  });

  it('that were held out are put on their level, or next to it in at most one of ten', () => {
    const places = half(2).flatMap((all, place) =>
      all.map((score) => Math.abs(englishLevels.indexOf(chooseLevel(score, null)) - place)),
    );
    expect(places).toHaveLength(12);
    expect(places.filter((away) => away <= 1).length / places.length).toBeGreaterThanOrEqual(0.9);
    expect(places.filter((away) => away === 0).length / places.length).toBeGreaterThanOrEqual(0.9);
  });

  it('that were held out score more with every level', () => {
    const means = half(2).map(mean);
    expect(means).toEqual(means.toSorted((one, other) => one - other));
  });
});

const number = (max: number) => fc.double({ min: 0, max, noNaN: true });
const features: fc.Arbitrary<Features> = fc.record({
  turnLength: number(25),
  rareWords: number(100),
  veryRareWords: number(100),
  variety: number(100),
  structures: number(100),
  mistakes: number(100),
});
const level = fc.constantFrom(...englishLevels);

describe('the estimate', () => {
  it('never falls when there are fewer mistakes, or more of anything else', () => {
    fc.assert(
      fc.property(
        features,
        fc.constantFrom(...(['turnLength', 'variety', 'structures', 'rareWords'] as const)),
        number(50),
        (one, name, more) => {
          expect(calculateScore({ ...one, mistakes: one.mistakes + more })).toBeLessThanOrEqual(calculateScore(one));
          expect(calculateScore({ ...one, [name]: one[name] + more })).toBeGreaterThanOrEqual(calculateScore(one));
        },
      ),
    );
  });

  it('is at least A1 and at most C2, whatever was measured', () => {
    fc.assert(
      fc.property(features, (one) => {
        expect(calculateScore(one)).toBeGreaterThanOrEqual(0);
        expect(calculateScore(one)).toBeLessThanOrEqual(6);
        expect(englishLevels).toContain(chooseLevel(calculateScore(one), null));
      }),
    );
  });

  it('moves by one step at most', () => {
    fc.assert(
      fc.property(number(6), level, (score, previous) => {
        const steps = englishLevels.indexOf(chooseLevel(score, previous)) - englishLevels.indexOf(previous);
        expect(Math.abs(steps)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('does not go to and fro between scores on both sides of a border', () => {
    const near = fc
      .constantFrom(...borders)
      .chain((border) => fc.array(fc.double({ min: border - 0.09, max: border + 0.09, noNaN: true })));
    fc.assert(
      fc.property(near, (scores) => {
        const [first = 3, ...others] = scores;
        const start = chooseLevel(first, null);
        expect(others.reduce<EnglishLevel>((previous, score) => chooseLevel(score, previous), start)).toBe(start);
      }),
    );
  });

  it('comes to the level of a score that stays, step by step', () => {
    expect([1, 2, 3].reduce<EnglishLevel>((previous) => chooseLevel(4.2, previous), 'A1')).toBe('B2');
    expect([1, 2, 3].reduce<EnglishLevel>((previous) => chooseLevel(1.5, previous), 'C1')).toBe('A2');
  });
});
