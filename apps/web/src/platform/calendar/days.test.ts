import { describe, expect, it } from 'vitest';
import { counted, dateAt, datesUpTo, dayName, spokenTime } from './days.ts';

describe('a learner’s days', () => {
  it('are those of their own calendar', () => {
    expect(dateAt(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  });

  it('are counted over the end of a month and of a year', () => {
    expect(datesUpTo('2026-03-01', 3)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
    expect(datesUpTo('2027-01-01', 2)).toEqual(['2026-12-31', '2027-01-01']);
  });

  it.each([
    ['2026-11-20', 'Today'],
    ['2026-11-19', 'Yesterday'],
    ['2026-11-18', 'Wednesday 18 November'],
    ['some day', 'some day'],
  ])('have names: %s is %s', (date, name) => {
    expect(dayName(date, '2026-11-20')).toBe(name);
  });
});

describe('what was practised', () => {
  it.each([
    [0, '0 s'],
    [59, '59 s'],
    [60, '1 min'],
    [3599, '59 min'],
    [3600, '1 h'],
    [4800, '1 h 20 min'],
  ])('is told in words: %i s is %s', (seconds, words) => {
    expect(spokenTime(seconds)).toBe(words);
  });

  it('is counted in words', () => {
    expect([counted(1, 'phrase'), counted(0, 'phrase'), counted(1284, 'phrase')]).toEqual([
      '1 phrase',
      '0 phrases',
      '1,284 phrases',
    ]);
  });
});
