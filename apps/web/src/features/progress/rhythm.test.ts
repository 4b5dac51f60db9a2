import { describe, expect, it } from 'vitest';
import { datesUpTo } from '../../platform/calendar/days.ts';
import { createPractice, storyToday } from '../../platform/practice/stories/practice.ts';
import { progressFrom } from './progress.ts';
import { measureRhythm } from './rhythm.ts';

/** Thirty days, with practice so many days ago. */
const daysWith = (...daysAgo: number[]) => {
  const dates = datesUpTo(storyToday, 30);
  const practice = daysAgo.map((ago) => createPractice({ date: dates[29 - ago] ?? '' }));
  return progressFrom(practice, storyToday).days;
};

describe('the rhythm of practice', () => {
  it('counts, for each day from the seventh after the first practice on, the days with practice in the seven up to it', () => {
    const { points } = measureRhythm(daysWith(13, 12, 11, 6, 2, 0));
    expect(points.map(({ value }) => value)).toEqual([3, 3, 2, 1, 1, 2, 2, 3]);
    expect(points.at(-1)?.date).toBe(storyToday);
  });

  it('counts a day once, however often was practised on it', () => {
    expect(measureRhythm(daysWith(13, 0, 0, 0)).points.at(-1)?.value).toBe(1);
  });

  it('waits until this week can be compared with the one before, and says for how many days', () => {
    expect(measureRhythm(daysWith(13)).daysToWait).toBe(0);
    expect(measureRhythm(daysWith(12, 0))).toEqual({ points: [], daysToWait: 1 });
    expect(measureRhythm(daysWith(0))).toEqual({ points: [], daysToWait: 13 });
    expect(measureRhythm(daysWith())).toEqual({ points: [], daysToWait: null });
  });

  it('goes back as far as thirty days do', () => {
    const { points } = measureRhythm(daysWith(...Array.from({ length: 30 }, (_, ago) => ago)));
    expect(points).toHaveLength(24);
    expect(points.every(({ value }) => value === 7)).toBe(true);
  });
});
