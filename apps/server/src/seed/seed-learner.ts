import type { Kysely } from 'kysely';
import { dayMs } from '../kernel/calendar/durations.ts';
import type { Database } from '../platform/storage/schema.ts';
import type { Chance } from './chance.ts';
import { type SeededSession, seededDrill, seededTalk } from './seeded-session.ts';

/** A learner to be made up. */
export interface SeededLearner {
  /** The user's id; all other ids begin with it. */
  readonly id: string;
  readonly email: string;
  readonly passwordHash: string | null;
  readonly timeZone: string;
  /** On how many days, the last of them today. */
  readonly days: number;
}

/** The amount of data that was made up. */
export interface Seeded {
  readonly sessions: number;
  readonly turns: number;
  readonly totalXp: number;
}

/** How long before now the sessions of a day begin, ms. */
const begins = [20 * 60_000, 45 * 60_000];
/** In turn, so that every kind comes in every week. */
const kinds = ['conversation', 'pronunciation', 'text', 'conversation', 'interview'] as const;
/** The number of rows that fit into one statement of either database. */
const portion = 200;

const insertAll = async <T extends keyof Database>(
  db: Kysely<Database>,
  table: T,
  rows: readonly object[],
): Promise<void> => {
  for (let from = 0; from < rows.length; from += portion) {
    // The rows are typed where they are made; a table that is not known until here has no type of its own.
    await db
      .insertInto(table)
      .values(rows.slice(from, from + portion) as never)
      .execute();
  }
};

const createSessions = (
  { id, timeZone, days }: SeededLearner,
  chance: Chance,
  now: number,
): readonly SeededSession[] => {
  let count = 0;
  const sessions: SeededSession[] = [];
  for (let day = days - 1; day >= 0; day -= 1) {
    for (const before of begins.slice(0, chance.between(1, begins.length))) {
      const kind = kinds[count % kinds.length] ?? 'conversation';
      const wanted = { id: `${id}-${count}`, userId: id, kind, startedAt: now - day * dayMs - before, timeZone };
      sessions.push(kind === 'pronunciation' ? seededDrill(wanted, chance) : seededTalk(wanted, chance));
      count += 1;
    }
  }
  return sessions;
};

/** Makes up a learner who practised every day, all of it or nothing. @param now ms since 1970 */
export const seedLearner = (
  db: Kysely<Database>,
  learner: SeededLearner,
  chance: Chance,
  now: number,
): Promise<Seeded> =>
  db.transaction().execute(async (transaction) => {
    const sessions = createSessions(learner, chance, now);
    const totalXp = sessions.reduce((sum, { session }) => sum + session.xp_gained, 0);
    await transaction
      .insertInto('users')
      .values({
        id: learner.id,
        email: learner.email,
        password_hash: learner.passwordHash,
        auth_provider: 'email',
        full_name: 'Amina Diallo',
        english_level: 'B1',
        goal: 'Work',
        topics: '["Tech","Movies"]',
        profile_setup_status: 'completedcoach',
        selected_character: 'Daisy',
        total_xp: totalXp,
        time_zone: learner.timeZone,
        created_at: now - learner.days * dayMs,
      })
      .execute();
    const turns = sessions.flatMap((session) => session.turns);
    await insertAll(
      transaction,
      'practice_sessions',
      sessions.map(({ session }) => session),
    );
    await insertAll(transaction, 'turns', turns);
    await insertAll(
      transaction,
      'corrections',
      sessions.flatMap(({ corrections }) => corrections),
    );
    await insertAll(
      transaction,
      'drills',
      sessions.flatMap(({ drill }) => drill ?? []),
    );
    await insertAll(
      transaction,
      'drill_phrases',
      sessions.flatMap(({ phrases }) => phrases),
    );
    return { sessions: sessions.length, turns: turns.length, totalXp };
  });
