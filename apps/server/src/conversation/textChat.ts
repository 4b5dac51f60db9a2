import type { CoachName } from '@sayso/api/contract/values';
import { withPatience } from '../engines/patience.ts';
import { HttpError } from '../http/HttpError.ts';
import type { Services } from '../http/Services.ts';
import { isLimitReached, limitReachedText } from './dailyLimit.ts';
import { withEarlierTalks } from './earlierTalks.ts';
import { endSession } from './endSession.ts';
import type { Finisher } from './finisher.ts';
import type { Practitioner } from './learner.ts';
import { localDay } from './localDate.ts';
import { recordAnswer, recordSaid } from './record.ts';
import { createSession, resumeWindowMs } from './sessions.ts';
import { noSpeech } from './speechTime.ts';
import { talkOf } from './talk.ts';
import { type TurnRow, turnsOf } from './turns.ts';

/** Calls have no connection that could hold a session: all of them are this holder. */
const heldBy = 'text-chat';
/** How long the coach may think, ms. */
const coachMs = 30_000;

/** The simple text chat of spec §2: the same coach, without a voice. */
export interface TextChat {
  /** @throws HttpError 403 beyond the daily limit, 503 when the coach cannot greet. */
  start(learner: Practitioner, signal: AbortSignal): Promise<{ session_id: string; reply: string }>;
  /** Begins a conversation where none is open. @throws HttpError 403 and 503; after a 503 the same message may be sent again. */
  send(learner: Practitioner, message: string, signal: AbortSignal): Promise<{ reply: string }>;
}

export const createTextChat = (services: Services, finisher: Finisher): TextChat => {
  const { clock, config, engines, log, random } = services;
  const { db } = services.storage;
  const record = { db, clock, random };
  const coachOf = (learner: Practitioner): CoachName => learner.coach ?? 'John';

  const begin = async (learner: Practitioner) => {
    if (await isLimitReached(db, learner, config.freeConversationsPerDay, clock.now())) {
      throw new HttpError(403, 'limit_reached', limitReachedText);
    }
    const holder = { sessionId: random.id(), heldBy };
    const day = localDay(clock.now(), learner.timeZone);
    const session = { ...holder, ...day, userId: learner.id, kind: 'text', coach: coachOf(learner) } as const;
    await createSession(db, session, clock.now());
    return { id: holder.sessionId, coach: session.coach };
  };

  const openSessions = (learner: Practitioner) =>
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
    learner: Practitioner,
    turns: readonly TurnRow[],
    signal: AbortSignal,
  ): Promise<string> => {
    const last = turns.at(-1);
    const coach = session.coach === 'Daisy' ? 'Daisy' : 'John';
    const known = await withEarlierTalks(db, learner, session.id);
    const talk = talkOf(session.id, coach, known.learner, turns);
    const think = (one: AbortSignal) => (last ? engines.coach.reply(talk, one) : engines.coach.greet(talk, one));
    const text = await withPatience(think, coachMs, signal).catch((error: unknown) => {
      log.warn({ err: error, session: session.id }, 'The coach could not answer in the text chat.');
      const detail = 'Your coach could not answer just now. Please send it again in a moment.';
      throw new HttpError(503, 'engine_unavailable', detail, { cause: error });
    });
    const answer = { answers: last?.id ?? null, text };
    return (await recordAnswer(record, { sessionId: session.id, heldBy }, answer)).text;
  };

  return {
    start: async (learner, signal) => {
      for (const { id, last_active_at } of await openSessions(learner)) {
        await endSession(db, { sessionId: id, heldBy: null }, last_active_at);
      }
      const session = await begin(learner);
      return { session_id: session.id, reply: await say(session, learner, [], signal) };
    },
    send: async (learner, message, signal) => {
      const recent = (await openSessions(learner)).find(
        ({ last_active_at }) => last_active_at > clock.now() - resumeWindowMs,
      );
      const session = recent ?? (await begin(learner));
      const holder = { sessionId: session.id, heldBy };
      const last = (await turnsOf(db, session.id)).at(-1);
      // The same words again after a failure are the same message: it was kept, and now it is answered.
      const isRetry = last?.role === 'user' && last.text === message;
      const said = { text: message, clientId: null, draft: false, speech: noSpeech };
      const turn = isRetry ? last : await recordSaid(record, holder, said);
      const reply = await say(session, learner, await turnsOf(db, session.id), signal);
      finisher.analyse(turn);
      return { reply };
    },
  };
};
