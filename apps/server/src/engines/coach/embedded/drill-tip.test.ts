import { describe, expect, it } from 'vitest';
import { createCoach } from '../coach.ts';

const drill = {
  coach: 'John',
  learner: { firstName: null, level: 'A2', goal: null, topics: [] },
  weakWords: ['think', 'thank', 'three', 'both'].map((word) => ({ word, score: 0.3 })),
  difficulty: 'th as in “think”',
  advice: 'Blow over your tongue.',
} as const;
const tip = (change: object = {}) =>
  createCoach({ provider: 'embedded' }, () => undefined).drillTip(
    { ...drill, ...change },
    new AbortController().signal,
  );

describe('the practice partner’s tip on a drill', () => {
  it('names the hardest sound, says how to make it, and gives three words to say again', async () => {
    expect(await tip()).toBe(
      'In this drill, th as in “think” was the hardest sound. Blow over your tongue. Then say “think”, “thank” and “three” again, slowly, three times each.',
    );
  });

  it('names nothing as hard that was not', async () => {
    expect(await tip({ difficulty: null, weakWords: [] })).toBe('Blow over your tongue.');
  });
});
