import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { datesUpTo } from '../../platform/calendar/days.ts';
import { createPractice, storyToday } from '../../platform/practice/stories/practice.ts';
import { progressFrom, sumDays, sumTotals } from './progress.ts';

describe('progress', () => {
  const practice = [
    createPractice({ seconds: 60, spokenSeconds: 20, xp: 6, phrases: 4 }),
    createPractice({ seconds: 30, xp: 3, phrases: 2 }),
    createPractice({ date: '2026-11-18', seconds: 100, xp: 10, phrases: 7 }),
    createPractice({ date: '2026-10-01', seconds: 999, xp: 99, phrases: 99 }),
  ];
  const days = sumTotals(practice, datesUpTo(storyToday, 3));

  it('adds up what was done on each day, days off included, and nothing of other days', () => {
    expect(days).toEqual([
      { date: '2026-11-18', seconds: 100, spokenSeconds: 100, xp: 10, phrases: 7, sessions: 1 },
      { date: '2026-11-19', seconds: 0, spokenSeconds: 0, xp: 0, phrases: 0, sessions: 0 },
      { date: '2026-11-20', seconds: 90, spokenSeconds: 50, xp: 9, phrases: 6, sessions: 2 },
    ]);
  });

  it('adds up the days', () => {
    expect(sumDays(days)).toEqual({ seconds: 190, spokenSeconds: 150, xp: 19, phrases: 13, sessions: 3 });
    expect(sumDays([])).toEqual({ seconds: 0, spokenSeconds: 0, xp: 0, phrases: 0, sessions: 0 });
  });

  it('of thirty days is what counting every session for every day comes to', () => {
    const session = fc
      .record({
        back: fc.integer({ min: -1, max: 35 }),
        seconds: fc.nat(9000),
        xp: fc.nat(900),
        phrases: fc.nat(300),
      })
      // A day back is a day less in the calendar, one after the other, over the ends of months.
      .map(({ back, ...rest }) => {
        const date = new Date(2026, 10, 20, 12);
        date.setDate(date.getDate() - back);
        const two = (part: number) => String(part).padStart(2, '0');
        const name = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
        return { back, practice: createPractice({ ...rest, date: name }) };
      });
    fc.assert(
      fc.property(fc.array(session, { maxLength: 30 }), (sessions) => {
        const { days } = progressFrom(
          sessions.map(({ practice: one }) => one),
          storyToday,
        );
        expect(days).toHaveLength(30);
        for (const [index, day] of days.entries()) {
          let [xp, seconds, phrases, count] = [0, 0, 0, 0];
          for (const { back, practice: one } of sessions) {
            if (back !== 29 - index) continue;
            xp += one.xp;
            seconds += one.seconds;
            phrases += one.phrases;
            count += 1;
          }
          expect(day).toMatchObject({ xp, seconds, phrases, sessions: count });
        }
      }),
    );
  });
});
