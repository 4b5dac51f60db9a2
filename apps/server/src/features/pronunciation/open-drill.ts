import type { CoachName } from '@sayso/api/contract/values';
import type { Kysely } from 'kysely';
import { localDate } from '../../kernel/calendar/local-date.ts';
import type { LearnerRecord } from '../../kernel/learner/learner.ts';
import type { Random } from '../../kernel/services.ts';
import type { Database } from '../../platform/storage/schema.ts';
import { type DrillRow, newestDrill, selectDrills } from './latest-drill.ts';

/** A page that does not name its drills begins a new one after this pause, ms. */
const drillPauseMs = 30 * 60_000;

/** The phrase as it came. */
export interface Arrival {
  readonly drillId: string | null;
  /** From 1. */
  readonly position: number;
  readonly target: string;
  readonly transcript: string;
}

/** The drill that a phrase belongs to; undefined when it begins a new one. */
export const drillFor = async (
  db: Kysely<Database>,
  userId: string,
  arrival: Arrival,
  now: number,
): Promise<DrillRow | undefined> => {
  if (arrival.drillId !== null) {
    return selectDrills(db, userId).where('drills.drill_id', '=', arrival.drillId).executeTakeFirst();
  }
  const newest = await newestDrill(db, userId);
  if (!newest || newest.drill_id !== null || newest.last_active_at < now - drillPauseMs) return undefined;
  if (arrival.position > 1) return newest;
  // The first phrase once more is a call that was repeated, not a new drill.
  const first = await db
    .selectFrom('drill_phrases')
    .select(['target', 'transcript'])
    .where('session_id', '=', newest.id)
    .execute();
  const [only] = first;
  const same = first.length === 1 && only?.target === arrival.target && only.transcript === arrival.transcript;
  return same ? newest : undefined;
};

/** Where a new phrase stands: where it says, or after the last where that place is taken by a page that does not name its drills. */
export const placeFor = async (
  db: Kysely<Database>,
  drill: DrillRow | undefined,
  { drillId, position, target, transcript }: Arrival,
): Promise<number | 'stored'> => {
  if (!drill) return position;
  const phrases = await db
    .selectFrom('drill_phrases')
    .select(['position', 'target', 'transcript'])
    .where('session_id', '=', drill.id)
    .orderBy('position')
    .execute();
  const there = phrases.find((phrase) => phrase.position === position);
  if (!there) return position;
  if (drillId !== null || (there.target === target && there.transcript === transcript)) return 'stored';
  return (phrases.at(-1)?.position ?? 0) + 1;
};

/** Begins a drill with nothing in it yet. */
export const beginDrill = async (
  { db, random }: { readonly db: Kysely<Database>; readonly random: Pick<Random, 'id'> },
  learner: LearnerRecord,
  begun: { readonly coach: CoachName; readonly drillId: string | null; readonly startedAt: number },
): Promise<DrillRow> => {
  const session = {
    id: random.id(),
    user_id: learner.id,
    kind: 'pronunciation',
    coach: begun.coach,
    started_at: begun.startedAt,
    last_active_at: begun.startedAt,
    ended_at: null,
    local_date: localDate(begun.startedAt, learner.timeZone),
    day_ends_at: null,
    spoken_ms: 0,
    scenario: null,
    practised_ms: 0,
    phrases: 0,
    settled: 1,
    xp_gained: 0,
    recap: null,
    tip: null,
    held_by: null,
  } as const;
  const drill = {
    session_id: session.id,
    user_id: learner.id,
    drill_id: begun.drillId,
    average: null,
    difficulty: null,
    history: '[]',
    global_tip: null,
    global_tip_phrases: null,
  } as const;
  await db.insertInto('practice_sessions').values(session).execute();
  await db.insertInto('drills').values(drill).execute();
  return { ...session, ...drill };
};
