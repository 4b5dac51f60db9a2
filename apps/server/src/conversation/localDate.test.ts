import { describe, expect, it } from 'vitest';
import { localDate } from './localDate.ts';

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
