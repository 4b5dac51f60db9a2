import { describe, expect, it } from 'vitest';
import { day } from '../../testing/clock.ts';
import { afterSaying, isDue, type Repetition } from './repetition.ts';

const start = { now: 0, number: 1 };
/** Something hard that was just said badly. */
const hard = (): Repetition => {
  const item = afterSaying(null, 0.4, start);
  if (!item) throw new Error('What was hard must come back.');
  return item;
};

describe('what was hard', () => {
  it('comes back after three other sentences', () => {
    expect(isDue(hard(), { now: 0, number: 4 })).toBe(false);
    expect(isDue(hard(), { now: 0, number: 5 })).toBe(true);
  });

  it('rests longer each time it is said well, and is learnt in the end', () => {
    const rests: number[] = [];
    let item: Repetition | null = hard();
    let moment = start;
    while (item) {
      moment = { now: item.due_at, number: item.due_number };
      item = afterSaying(item, 0.8, moment);
      if (item) rests.push((item.due_at - moment.now) / day);
    }
    expect(rests).toEqual([1, 3, 7, 16, 35]);
  });

  it('is as hard as before when it is said badly again', () => {
    const better = afterSaying(hard(), 0.8, { now: day, number: 20 });
    expect(better).toMatchObject({ box: 1 });
    expect(afterSaying(better, 0.69, { now: 9 * day, number: 40 })).toMatchObject({ box: 0, due_number: 44 });
  });

  it('does not go on when it is said well before it is due', () => {
    expect(afterSaying(hard(), 0.9, { now: 0, number: 2 })).toEqual(hard());
  });

  it('is not invented: what was never hard does not come back', () => {
    expect(afterSaying(null, 0.7, start)).toBeNull();
  });
});
