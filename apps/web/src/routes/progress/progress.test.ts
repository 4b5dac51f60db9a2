import { describe, expect, it } from 'vitest';
import { datesUpTo } from '../../shell/days.ts';
import { practiceOf, storyToday } from '../../shell/stories/practice.ts';
import { sumOf, totalsOf } from './progress.ts';

describe('progress', () => {
  const practice = [
    practiceOf({ seconds: 60, xp: 6, phrases: 4 }),
    practiceOf({ seconds: 30, xp: 3, phrases: 2 }),
    practiceOf({ date: '2026-11-18', seconds: 100, xp: 10, phrases: 7 }),
    practiceOf({ date: '2026-10-01', seconds: 999, xp: 99, phrases: 99 }),
  ];
  const days = totalsOf(practice, datesUpTo(storyToday, 3));

  it('adds up what was done on each day, days off included, and nothing of other days', () => {
    expect(days).toEqual([
      { date: '2026-11-18', seconds: 100, xp: 10, phrases: 7, sessions: 1 },
      { date: '2026-11-19', seconds: 0, xp: 0, phrases: 0, sessions: 0 },
      { date: '2026-11-20', seconds: 90, xp: 9, phrases: 6, sessions: 2 },
    ]);
  });

  it('adds up the days', () => {
    expect(sumOf(days)).toEqual({ seconds: 190, xp: 19, phrases: 13, sessions: 3 });
    expect(sumOf([])).toEqual({ seconds: 0, xp: 0, phrases: 0, sessions: 0 });
  });
});
