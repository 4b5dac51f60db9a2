import { describe, expect, it } from 'vitest';
import { localDate, localDay } from './local-date.ts';

describe('the learner’s own day', () => {
  it.each([
    ['UTC', Date.UTC(2026, 10, 20, 12), '2026-11-20', Date.UTC(2026, 10, 21)],
    ['Pacific/Kiritimati', Date.UTC(2026, 10, 20, 12), '2026-11-21', Date.UTC(2026, 10, 21, 10)],
    ['Asia/Kathmandu', Date.UTC(2026, 10, 20, 18, 14, 59, 999), '2026-11-20', Date.UTC(2026, 10, 20, 18, 15)],
    // 25 hours long, and 23.
    ['America/Los_Angeles', Date.UTC(2026, 10, 1, 7), '2026-11-01', Date.UTC(2026, 10, 2, 8)],
    ['America/Los_Angeles', Date.UTC(2026, 2, 8, 8), '2026-03-08', Date.UTC(2026, 2, 9, 7)],
    // The 30th was left out on Samoa in 2011.
    ['Pacific/Apia', Date.UTC(2011, 11, 30, 9), '2011-12-29', Date.UTC(2011, 11, 30, 10)],
  ])('in %s ends at midnight there', (zone, now, date, end) => {
    expect(localDay(now, zone)).toEqual({ localDate: date, dayEndsAt: end });
  });
});

describe('the learner’s own date', () => {
  const now = Date.UTC(2026, 0, 1, 3, 30);

  it.each([
    ['UTC', '2026-01-01'],
    ['America/New_York', '2025-12-31'],
    ['Pacific/Kiritimati', '2026-01-01'],
    ['Asia/Kathmandu', '2026-01-01'],
  ])('in %s is %s', (zone, date) => {
    expect(localDate(now, zone)).toBe(date);
  });

  it('is that of UTC where the zone is unknown', () => {
    expect(localDate(now, 'Mars/Olympus')).toBe('2026-01-01');
  });
});
