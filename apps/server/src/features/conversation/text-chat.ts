import type { CoachName } from '@sayso/api/contract/values';
import { localDay } from '../../kernel/calendar/local-date.ts';
import type { LearnerRecord } from '../../kernel/learner/learner.ts';
import type { Services } from '../../kernel/services.ts';
import { isLimitReached, limitReachedText } from '../../kernel/sessions/daily-limit.ts';
import type { Finisher } from '../../kernel/sessions/finisher.ts';
import { recordAnswer, recordSaid } from '../../kernel/sessions/record.ts';
import { resumeWindowMs } from '../../kernel/sessions/session-kinds.ts';
import { createSession } from '../../kernel/sessions/sessions.ts';
import { endSession } from '../../kernel/sessions/settle.ts';
import { noSpeech } from '../../kernel/sessions/speech-time.ts';
import { toTalk } from '../../kernel/sessions/talk.ts';
import { readTurns, type TurnRow } from '../../kernel/sessions/turns.ts';
import { HttpError } from '../../platform/http-error.ts';
import { withTimeout } from '../../platform/timeout.ts';
import { withEarlierTalks } from './earlier-talks.ts';
import { keepScenario } from './keep-scenario.ts';

/** Calls have no connection that could hold a session: all of them are this lease. */
const leaseId = 'text-chat';
/** How long the coach may think, ms. */
const coachMs = 30_000;

/** The simple text chat: the same coach, without a voice. */
export interface TextChat {
  /** @throws HttpError 403 beyond the daily limit, 503 when the coach cannot greet. */
  start(learner: LearnerRecord, signal: AbortSignal): Promise<{ session_id: string; reply: string }>;
  /** Begins a conversation where none is open. @throws HttpError 403 and 503; after a 503 the same message may be sent again. */
  send(learner: LearnerRecord, message: string, signal: AbortSignal): Promise<{ reply: string }>;
}

export const createTextChat = (services: Services, finisher: Finisher): TextChat => {
  const { clock, config, engines, log, random } = services;
  const { db } = services.storage;
  const record = { db, clock, random };
  const chooseCoach = (learner: LearnerRecord): CoachName => learner.coach ?? 'John';

  const begin = async (learner: LearnerRecord) => {
    if (await isLimitReached(db, learner, config.freeConversationsPerDay, clock.now())) {
      throw new HttpError(403, 'limit_reached', limitReachedText);
    }
    const lease = { sessionId: random.id(), leaseId };
    const day = localDay(clock.now(), learner.timeZone);
    const session = { ...lease, ...day, userId: learner.id, kind: 'text', coach: chooseCoach(learner) } as const;
    await createSession(db, session, clock.now());
    return { id: lease.sessionId, coach: session.coach };
  };

  const openSessions = (learner: LearnerRecord) =>
    db
      .selectFrom('practice_sessions')
      .select(['id', 'coach', 'last_active_at'])
      .where('user_id', '=', learner.id)
      .where('kind', '=', 'text')
      .where('ended_at', 'is', null)
      .orderBy('started_at', 'desc')
      .execute();

  const say = async (
    session: { readonly id: string; readonly coach: string },
    learner: LearnerRecord,
    turns: readonly TurnRow[],
    signal: AbortSignal,
  ): Promise<string> => {
    const last = turns.at(-1);
    const coach = session.coach === 'Daisy' ? 'Daisy' : 'John';
    const known = await withEarlierTalks(db, learner, session.id);
    const scene = await keepScenario(services, session.id, known);
    const talk = toTalk(scene, coach, known.learner, turns);
    const think = (one: AbortSignal) => (last ? engines.coach.reply(talk, one) : engines.coach.greet(talk, one));
    const text = await withTimeout(think, coachMs, signal).catch((error: unknown) => {
      log.warn({ err: error, session: session.id }, 'The coach could not answer in the text chat.');
      const detail = 'Your coach could not answer just now. Please send it again in a moment.';
      throw new HttpError(503, 'engine_unavailable', detail, { cause: error });
    });
    const answer = { answers: last?.id ?? null, text };
    return (await recordAnswer(record, { sessionId: session.id, leaseId }, answer)).text;
  };

  return {
    start: async (learner, signal) => {
      for (const { id, last_active_at } of await openSessions(learner)) {
        await endSession(db, { sessionId: id, leaseId: null }, last_active_at);
      }
      const session = await begin(learner);
      return { session_id: session.id, reply: await say(session, learner, [], signal) };
    },
    send: async (learner, message, signal) => {
      const recent = (await openSessions(learner)).find(
        ({ last_active_at }) => last_active_at > clock.now() - resumeWindowMs,
      );
      const session = recent ?? (await begin(learner));
      const lease = { sessionId: session.id, leaseId };
      const last = (await readTurns(db, session.id)).at(-1);
      // The same words again after a failure are the same message: it was kept, and now it is answered.
      const isRetry = last?.role === 'user' && last.text === message;
      const said = { text: message, clientId: null, draft: false, speech: noSpeech };
      const turn = isRetry ? last : await recordSaid(record, lease, said);
      const reply = await say(session, learner, await readTurns(db, session.id), signal);
      finisher.analyse(turn);
      return { reply };
    },
  };
};
