import type { Kysely, Selectable } from 'kysely';
import type { SessionRow } from '../../kernel/sessions/sessions.ts';
import type { DrillTable } from '../../platform/storage/drill-tables.ts';
import type { Database } from '../../platform/storage/schema.ts';
import { drillLearner } from './drill-learner.ts';

/** A drill with its practice session. */
export type DrillRow = SessionRow & Selectable<DrillTable>;

/** A greeting this soon after the last phrase belongs to the same sitting: the page came back to hang up. ms. */
const sameSittingMs = 2 * 60_000;

/** Drills in which something was said, newest first. */
export const selectDrills = (db: Kysely<Database>, userId: string) =>
  db
    .selectFrom('practice_sessions')
    .innerJoin('drills', 'drills.session_id', 'practice_sessions.id')
    .selectAll(['practice_sessions', 'drills'])
    .where('practice_sessions.user_id', '=', userId)
    .where('kind', '=', 'pronunciation')
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc');

/** The newest drill in which something was said. */
export const newestDrill = (db: Kysely<Database>, userId: string): Promise<DrillRow | undefined> =>
  selectDrills(db, userId).limit(1).executeTakeFirst();

/**
 * The drill that the summary and the global tip are about. None when the learner has since begun another and said nothing in it: an old
 * drill is not that one's summary.
 */
export const latestDrill = async (db: Kysely<Database>, userId: string): Promise<DrillRow | undefined> => {
  const [drill, { greeted_at }] = await Promise.all([newestDrill(db, userId), drillLearner(db, userId)]);
  if (!drill) return undefined;
  return (greeted_at ?? 0) > drill.last_active_at + sameSittingMs ? undefined : drill;
};
