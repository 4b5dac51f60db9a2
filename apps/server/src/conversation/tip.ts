import type { CoachName } from '@sayso/api/contract/values';
import type { Kysely } from 'kysely';
import { withPatience } from '../engines/patience.ts';
import type { Engines } from '../engines/ports.ts';
import { HttpError } from '../http/HttpError.ts';
import type { Log } from '../http/Services.ts';
import type { Database } from '../storage/schema.ts';
import { correctionsOf } from './analysis.ts';
import { latestTalk } from './latestTalk.ts';
import { coachNamed, type Practitioner } from './learner.ts';
import type { SessionRow } from './sessions.ts';
import { endedTalkOf } from './talk.ts';
import { tipAloud } from './tipAloud.ts';
import { turnsOf } from './turns.ts';

export interface TipServices {
  readonly db: Kysely<Database>;
  readonly engines: Engines;
  readonly log: Log;
}

/** How long the coach may think of a tip, ms. */
const tipMs = 20_000;

const makeTip = async (
  { db, engines, log }: TipServices,
  learner: Practitioner,
  talk: SessionRow,
  coach: CoachName,
  signal: AbortSignal,
): Promise<string> => {
  const [turns, corrections] = await Promise.all([turnsOf(db, talk.id), correctionsOf(db, talk.id)]);
  const whole = endedTalkOf(talk, coach, learner.learner, turns);
  const tip = await withPatience((one) => engines.coach.tip(whole, corrections, one), tipMs, signal).catch(
    (error: unknown) => {
      log.warn({ err: error, session: talk.id }, 'The coach has no tip.');
      const detail = 'Your coach has no tip just now. Please try again in a minute.';
      throw new HttpError(503, 'engine_unavailable', detail, { cause: error });
    },
  );
  await db.updateTable('practice_sessions').set({ tip }).where('id', '=', talk.id).where('tip', 'is', null).execute();
  const kept = await db.selectFrom('practice_sessions').select('tip').where('id', '=', talk.id).executeTakeFirst();
  return kept?.tip ?? tip;
};

/**
 * One tip about the learner's latest talk, in its coach's voice; kept with the session, so that it stays the same.
 * @throws HttpError 404 when there is no talk, 503 when the coach has none now. A voice that fails leaves the tip silent.
 */
export const tipFor = async (
  services: TipServices,
  learner: Practitioner,
  signal: AbortSignal,
): Promise<{ tip: string; audio_base64: string }> => {
  const talk = await latestTalk(services.db, learner.id);
  const coach = talk && coachNamed(talk.coach);
  if (!coach) {
    throw new HttpError(404, 'not_found', 'There is no conversation to give a tip on. Talk with your coach first.');
  }
  const tip = talk.tip ?? (await makeTip(services, learner, talk, coach, signal));
  return { tip, audio_base64: await tipAloud(services, { tip, coach, session: talk.id, format: 'wav' }, signal) };
};
