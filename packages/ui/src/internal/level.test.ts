import { expect, it } from 'vitest';
import { inQuietSteps } from './level.ts';

it('follows a voice in a few steps, each kept for a while, and falls silent at once', () => {
  let time = 0;
  const written: string[] = [];
  const follow = inQuietSteps(
    (level) => written.push(level.toFixed(2)),
    () => time,
  );
  const say = (levels: readonly number[]) => {
    for (const level of levels) {
      follow(level);
      time += 33;
    }
    return written.splice(0);
  };
  expect(say([0, 0.05, 0.1])).toEqual(['0.00']);
  expect(say([0.2, 0.5, 0.9, 0.4])).toEqual([]);
  time = 1000;
  expect(say([0.6, 0.9, 0.3, 1, 0.7, 0.2])).toEqual(['0.67']);
  expect(say([0, 0])).toEqual(['0.00']);
  time = 2000;
  expect(say([Number.NaN, 7, 0.4])).toEqual(['1.00']);
});
