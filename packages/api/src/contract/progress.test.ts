import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { getSessions } from './progress.ts';

const read = (session: object) => parse(getSessions.answer, { sessions: [session] }).sessions[0];

describe('a practice session', () => {
  it('is read whole', () => {
    const learning_data = { type: 'conversation', coach: 'Daisy', xp_gained: 24, phrase_count: 9, summary: 'A film.' };
    expect(read({ id: 'a', date: '2026-11-20', duration_seconds: 185, learning_data })).toEqual({
      id: 'a',
      date: '2026-11-20',
      seconds: 185,
      spokenSeconds: 185,
      xp: 24,
      phrases: 9,
      kind: 'conversation',
      coach: 'Daisy',
      recap: 'A film.',
      tip: null,
    });
  });

  it('says how long was spoken in it, which is never longer than it was', () => {
    const spoken = (spoken_seconds: number) =>
      read({ date: '2026-11-20', duration_seconds: 185, spoken_seconds })?.spokenSeconds;
    expect([40, 900, -1].map(spoken)).toEqual([40, 185, 0]);
  });

  it('may come with what was learnt as JSON text, in minutes, and with a time for a date', () => {
    const learning_data = JSON.stringify({ type: 'pronunciation', feedback_tip: 'Slowly.' });
    expect(read({ created_at: '2026-11-20T12:00:00', duration_minutes: 2, learning_data })).toMatchObject({
      date: '2026-11-20',
      seconds: 120,
      kind: 'pronunciation',
      tip: 'Slowly.',
    });
  });

  it.each([
    [{ duration_seconds: 95 }, 9],
    [{ duration_seconds: 4 }, 1],
    [{ duration_seconds: 0 }, 0],
    [{}, 0],
  ])('without XP of its own counts by its time: %j', (session, xp) => {
    expect(read({ date: '2026-11-20', ...session })).toMatchObject({ xp, phrases: 1 });
  });

  it('that a server numbers is known by its number', () => {
    expect(read({ id: 7, date: '2026-11-20' })).toMatchObject({ id: '7' });
  });

  it.each(['', 'learnt a lot', '{"xp_gained":', 'null', 5])(
    'whose learning data are unreadable (%j) counts by its time, and the others are still there',
    (learning_data) => {
      expect(read({ date: '2026-11-20', duration_seconds: 60, learning_data })).toMatchObject({ seconds: 60, xp: 6 });
    },
  );

  it('with an unknown coach has none', () => {
    expect(read({ date: '2026-11-20', learning_data: { coach: 'Rex' } })).toMatchObject({ coach: null });
  });
});
