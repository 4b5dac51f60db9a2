import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localDate } from '../../kernel/calendar/local-date.ts';
import { calculateLevel } from '../../kernel/learner/level.ts';
import { countStreak, rememberStreak } from '../../kernel/learner/streak.ts';
import { sumXp } from '../../kernel/learner/xp.ts';
import { settleAbandoned, updateOpenFigures } from '../../kernel/sessions/settle.ts';
import { openDatabase, type Storage } from '../../platform/storage/open-database.ts';
import { type TestDatabase, temporaryDatabase } from '../../testing/temporary-database.ts';
import { sumDays } from './day-totals.ts';
import { listSessionRecords } from './session-records.ts';
import { sumByCoach } from './totals.ts';

const second = 1000;
const day = 86_400 * second;
const now = Date.UTC(2026, 2, 3, 12);
const today = '2026-03-03';
const dateBack = (days: number): string => new Date(now - days * day).toISOString().slice(0, 10);

interface Drawn {
  readonly daysBack: number;
  readonly coach: 'John' | 'Daisy';
  readonly kind: 'conversation' | 'text' | 'interview';
  readonly turns: readonly {
    readonly role: 'user' | 'coach';
    readonly pause: number;
    readonly heard: boolean;
    readonly spoken: number;
  }[];
  /** Still going on; or over, with the XP that it was given. */
  readonly end: 'open' | 'ended' | 7;
}

const drawn: fc.Arbitrary<Drawn> = fc.record({
  daysBack: fc.integer({ min: -1, max: 12 }),
  coach: fc.constantFrom('John', 'Daisy'),
  kind: fc.constantFrom('conversation', 'text', 'interview'),
  turns: fc.array(
    fc.record({
      role: fc.constantFrom('user', 'coach'),
      pause: fc.oneof(fc.integer({ min: 0, max: 40 * second }), fc.integer({ min: 0, max: 20 * 60 * second })),
      heard: fc.boolean(),
      spoken: fc.nat(20 * second),
    }),
    { maxLength: 6 },
  ),
  end: fc.constantFrom<Drawn['end']>('open', 'ended', 7),
});

/** The slow and obvious way: every second of a session is counted one after the other. */
const computeModel = ({ turns, end, ...session }: Drawn) => {
  let [ms, spoken] = [0, 0];
  for (const { pause, heard, ...turn } of turns) {
    spoken += turn.spoken;
    ms += Math.min(pause, 300_000);
    if (heard) ms += 500;
  }
  const phrases = turns.filter(({ role }) => role === 'user').length;
  const started = ms > 0 && phrases > 0;
  const xp = typeof end === 'number' ? end : started ? Math.max(1, Math.floor(ms / 1000 / 10)) : 0;
  return {
    ...session,
    date: dateBack(session.daysBack),
    phrases,
    xp,
    seconds: Math.round(ms / 1000),
    spoken: Math.round(Math.min(ms, spoken) / 1000),
  };
};

let database: TestDatabase;
let storage: Storage;
let learners = 0;
beforeAll(async () => {
  database = await temporaryDatabase();
  storage = await openDatabase({
    databaseUrl: database.env['DATABASE_URL'] ?? null,
    dataDir: database.env['DATA_DIR'] ?? '',
  });
});
afterAll(async () => {
  await storage.close();
  await database.remove();
});

/** A learner who did all this, and what they had been given for it so far. */
const learnerWith = async (sessions: readonly Drawn[]): Promise<string> => {
  learners += 1;
  const id = `learner-${learners}`;
  await storage.db.transaction().execute(async (db) => {
    const total_xp = sessions.reduce((sum, { end }) => sum + (typeof end === 'number' ? end : 0), 0);
    await db.insertInto('users').values({ id, email: id, auth_provider: 'email', total_xp, created_at: 0 }).execute();
    for (const [index, { turns, end, ...session }] of sessions.entries()) {
      const sessionId = `${id}-${index}`;
      // Started within the last hours whatever its date: what was left for longer ends by itself, which is another test's matter.
      let at = now - 60 * 60 * second - index;
      const row = { id: sessionId, user_id: id, kind: session.kind, coach: session.coach, started_at: at };
      await db
        .insertInto('practice_sessions')
        .values({
          ...row,
          last_active_at: now,
          ended_at: end === 'open' ? null : now,
          local_date: dateBack(session.daysBack),
          spoken_ms: turns.reduce((total, { spoken }) => total + spoken, 0),
          xp_gained: typeof end === 'number' ? end : null,
          recap: null,
          tip: null,
          held_by: null,
        })
        .execute();
      for (const [position, { role, pause, heard }] of turns.entries()) {
        at += pause;
        const said = { id: `${sessionId}-${position}`, session_id: sessionId, position, role, text: 'Tea.' };
        const rest = { heard: null, draft: 0, client_id: null, answers: null, analysed_at: null, spoken_ms: 0 };
        const heard_at = heard ? at + 500 : null;
        await db
          .insertInto('turns')
          .values({ ...said, ...rest, heard_at, created_at: at })
          .execute();
        if (heard) at += 500;
      }
    }
  });
  await updateOpenFigures(storage.db);
  await settleAbandoned(storage.db, now);
  return id;
};

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

describe('what the database adds up', () => {
  it('is what counting session by session and day by day comes to: days, XP, streak, list and totals', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(drawn, { maxLength: 9 }), async (sessions) => {
        const id = await learnerWith(sessions);
        const { db } = storage;
        const model = sessions.map(computeModel);
        const practised = model.filter(({ phrases }) => phrases > 0);

        const days = [];
        for (let back = 9; back >= 0; back -= 1) {
          const own = practised.filter(({ date }) => date === dateBack(back));
          const of = (key: 'xp' | 'seconds' | 'spoken' | 'phrases') => sum(own.map((session) => session[key]));
          if (own.length === 0) continue;
          days.push({
            date: dateBack(back),
            xp: of('xp'),
            seconds: of('seconds'),
            spoken_seconds: of('spoken'),
            phrases: of('phrases'),
            sessions: own.length,
          });
        }
        expect(await sumDays(db, id, { from: dateBack(9), to: today })).toEqual(days);

        let streak = 0;
        const has = (back: number) => practised.some(({ date }) => date === dateBack(back));
        for (let back = has(0) ? 0 : 1; has(back); back += 1) streak += 1;
        expect(await countStreak(storage, id, today)).toBe(streak);
        await rememberStreak(storage, id, today);
        expect(await countStreak(storage, id, today)).toBe(streak);

        expect(await sumXp(db, id)).toBe(sum(model.map(({ xp }) => xp)));

        const listed = await listSessionRecords(db, id, { limit: 100 });
        expect(
          listed.map(({ date, duration_seconds, spoken_seconds }) => [date, duration_seconds, spoken_seconds]),
        ).toEqual(practised.map(({ date, seconds, spoken }) => [date, seconds, spoken]));
        const totals = await sumByCoach(db, id);
        for (const { coach, conversations, seconds, spoken_seconds } of totals) {
          const own = practised.filter((session) => session.coach === coach);
          expect(conversations).toBe(own.filter(({ kind }) => kind === 'conversation').length);
          expect(seconds).toBe(sum(own.map((session) => session.seconds)));
          expect(spoken_seconds).toBe(sum(own.map(({ spoken }) => spoken)));
        }
        expect(totals).toHaveLength(new Set(practised.map(({ coach }) => coach)).size);
      }),
      { numRuns: 40 },
    );
  });

  it('keeps the right streak from day to day, whatever days are practised, in whatever order, wherever today is', async () => {
    const move = fc.oneof(
      fc.record({ practise: fc.integer({ min: -2, max: 12 }) }),
      fc.record({ look: fc.integer({ min: -1, max: 12 }), remembered: fc.boolean() }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(move, { minLength: 5, maxLength: 25 }), async (moves) => {
        const id = await learnerWith([]);
        const practised = new Set<number>();
        for (const [index, step] of moves.entries()) {
          if ('practise' in step) {
            practised.add(step.practise);
            await sql`insert into practice_sessions
              (id, user_id, kind, coach, started_at, last_active_at, ended_at, local_date, xp_gained, phrases, settled)
              values (${`${id}-${index}`}, ${id}, 'text', 'John', 1, 1, 1, ${dateBack(step.practise)}, 0, 1, 1)`.execute(
              storage.db,
            );
            continue;
          }
          let model = 0;
          for (let back = practised.has(step.look) ? step.look : step.look + 1; practised.has(back); back += 1)
            model += 1;
          expect(await countStreak(storage, id, dateBack(step.look))).toBe(model);
          if (step.remembered) await rememberStreak(storage, id, dateBack(step.look));
        }
      }),
      { numRuns: 40 },
    );
  }, 60_000);

  it('comes to the same however often it is settled', async () => {
    const session = { daysBack: 0, coach: 'John', kind: 'interview', end: 'ended' } as const;
    const id = await learnerWith([
      { ...session, turns: [{ role: 'user', pause: 45 * second, heard: false, spoken: 1000 }] },
    ]);
    await Promise.all([settleAbandoned(storage.db, now), settleAbandoned(storage.db, now)]);
    const { total_xp } = await storage.db
      .selectFrom('users')
      .select('total_xp')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(total_xp).toBe(4);
  });
});

describe('a learner’s own date', () => {
  const zones = ['Pacific/Kiritimati', 'America/Los_Angeles', 'Europe/Paris', 'Asia/Kathmandu', 'Australia/Lord_Howe'];

  /** The clock on the wall: the zone's offset of that moment, added by hand. */
  const wallDate = (at: number, timeZone: string): string => {
    const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(at);
    const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
    const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? ['', '+', '0', '0'];
    const offset = (Number(hours) * 60 + Number(minutes)) * 60 * second * (sign === '-' ? -1 : 1);
    return new Date(at + offset).toISOString().slice(0, 10);
  };

  it('is that of the clock on the wall in every zone, in every minute around every change of the clocks', () => {
    const changes = [
      Date.UTC(2026, 2, 29, 1),
      Date.UTC(2026, 10, 1, 9),
      Date.UTC(2026, 3, 4, 15),
      Date.UTC(2026, 0, 1),
    ];
    const around = fc
      .tuple(fc.constantFrom(...changes), fc.integer({ min: -2 * 24 * 60, max: 2 * 24 * 60 }))
      .map(([change, minutes]) => change + minutes * 60 * second);
    fc.assert(
      fc.property(around, fc.constantFrom(...zones), (at, zone) => {
        expect(localDate(at, zone)).toBe(wallDate(at, zone));
      }),
    );
  });
});

describe('a level', () => {
  it('is how many hundreds of XP were counted off one by one, and 1 at the least', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200_000 }), (xp) => {
        let level = 0;
        for (let left = xp; left >= 100; left -= 100) level += 1;
        expect(calculateLevel(xp)).toBe(Math.max(1, level));
      }),
    );
  });
});
