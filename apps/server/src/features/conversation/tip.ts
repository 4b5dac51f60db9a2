import type { CoachName } from '@sayso/api/contract/values';
import type { Kysely } from 'kysely';
import type { Engines } from '../../engines/ports.ts';
import { type LearnerRecord, parseCoach } from '../../kernel/learner/learner.ts';
import type { Log } from '../../kernel/services.ts';
import { readCorrections } from '../../kernel/sessions/analysis.ts';
import type { SessionRow } from '../../kernel/sessions/sessions.ts';
import { speakTip } from '../../kernel/sessions/speak-tip.ts';
import { toEndedTalk } from '../../kernel/sessions/talk.ts';
import { readTurns } from '../../kernel/sessions/turns.ts';
import { HttpError } from '../../platform/http-error.ts';
import type { Database } from '../../platform/storage/schema.ts';
import { withTimeout } from '../../platform/timeout.ts';
import { latestTalk } from './latest-talk.ts';

export interface TipServices {
  readonly db: Kysely<Database>;
  readonly engines: Engines;
  readonly log: Log;
}

/** How long the coach may think of a tip, ms. */
const tipMs = 20_000;

const makeTip = async (
  { db, engines, log }: TipServices,
  learner: LearnerRecord,
  talk: SessionRow,
  coach: CoachName,
  signal: AbortSignal,
): Promise<string> => {
  const [turns, corrections] = await Promise.all([readTurns(db, talk.id), readCorrections(db, talk.id)]);
  const whole = toEndedTalk(talk, coach, learner.learner, turns);
  const tip = await withTimeout((one) => engines.coach.tip(whole, corrections, one), tipMs, signal).catch(
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
  learner: LearnerRecord,
  signal: AbortSignal,
): Promise<{ tip: string; audio_base64: string }> => {
  const talk = await latestTalk(services.db, learner.id);
  const coach = talk && parseCoach(talk.coach);
  if (!coach) {
    throw new HttpError(404, 'not_found', 'There is no conversation to give a tip on. Talk with your coach first.');
  }
  const tip = talk.tip ?? (await makeTip(services, learner, talk, coach, signal));
  return { tip, audio_base64: await speakTip(services, { tip, coach, session: talk.id, format: 'wav' }, signal) };
};
