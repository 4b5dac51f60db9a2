import type { ConversationClientMessage } from '@sayso/api/contract/conversation-socket';
import { isLimitReached, limitReachedText } from '../conversation/dailyLimit.ts';
import { endSession } from '../conversation/endSession.ts';
import { findPractitioner } from '../conversation/learner.ts';
import { recordCorrection, recordHeard, recordSaid } from '../conversation/record.ts';
import { dateOf, lossOf } from '../conversation/sessions.ts';
import { speechOfMessage } from '../conversation/speechTime.ts';
import { historyEntryOf, turnsOf } from '../conversation/turns.ts';
import { createAnswering } from './answering.ts';
import { createHeldWork, heartbeatMs } from './heldWork.ts';
import type { LiveSession, LiveSessionOptions } from './ports.ts';

type Of<T extends ConversationClientMessage['type']> = Extract<ConversationClientMessage, { type: T }>;

/** Begins at once: sends `session`, then greets, or goes on where the session was left. */
export const createLiveSession = (options: LiveSessionOptions): LiveSession<ConversationClientMessage> => {
  const { services, finisher, holder, learner, wire } = options;
  const { clock, config, log, random } = services;
  const { db } = services.storage;
  const record = { db, clock, random };
  const work = createHeldWork({ holder, wire, log, noun: 'conversation' });
  /** The learner has said something in this session: from then on the daily limit does not concern it. */
  let begun = false;
  const answering = createAnswering({ ...options, signal: work.signal });

  const open = async (): Promise<void> => {
    const turns = await turnsOf(db, holder.sessionId);
    begun = turns.some(({ role }) => role === 'user');
    wire.send({
      type: 'session',
      session_id: holder.sessionId,
      history: turns.map(historyEntryOf),
      heartbeat_ms: heartbeatMs,
    });
    await answering.goOn(turns);
  };

  const isBlocked = async (): Promise<boolean> => {
    if (begun) return false;
    const now = (await findPractitioner(db, learner.id)) ?? learner;
    // It counts for the day that it began on: talks opened before midnight, or before a move, do not take the next day's.
    return isLimitReached(db, now, config.freeConversationsPerDay, clock.now(), await dateOf(db, holder.sessionId));
  };

  const said = async (message: Of<'user_message'>): Promise<void> => {
    const { id, text, draft } = message;
    const since = performance.now();
    if (await isBlocked()) {
      wire.send({ type: 'bot_message', text: limitReachedText, audio_base64: '', block: true });
      wire.close(1000, 'The daily limit is reached.');
      return;
    }
    const turn = await recordSaid(record, holder, {
      text,
      clientId: id ?? null,
      draft: draft ?? false,
      speech: speechOfMessage(message),
    });
    begun = true;
    if (id !== undefined) wire.send({ type: 'ack', id });
    if (work.signal.aborted) return;
    await answering.answerLast(since);
    if (turn.analysed_at === null) finisher.analyse(turn);
  };

  const corrected = async ({ id, text }: Of<'user_correction'>): Promise<void> => {
    const turn = await recordCorrection(record, holder, { clientId: id, text });
    if (turn) finisher.analyse(turn);
    else wire.send({ type: 'error', code: 'not_found', detail: 'There is no message of yours to correct here.', id });
  };

  const terminated = async (): Promise<void> => {
    if (!(await endSession(db, holder, clock.now())) && (await lossOf(db, holder)) === 'taken')
      return work.lose('taken');
    work.end();
    wire.send({ type: 'terminate_done' });
    finisher.finish(holder.sessionId).catch((error: unknown) => {
      log.error(
        { err: error, session: holder.sessionId },
        'A conversation could not be finished; its summary will try again.',
      );
    });
  };

  work.handle(open);
  return {
    receive: (message) => {
      switch (message.type) {
        case 'ping':
          return wire.send({ type: 'pong' });
        case 'user_message':
          return work.handle(() => said(message), message.id);
        case 'user_correction':
          return work.handle(() => corrected(message), message.id);
        case 'coach_done_speaking': {
          // What was spoken by now, not what may have been by the time the queue comes to it.
          const turnId = answering.lastSpoken();
          if (turnId !== null && !work.hasEnded) work.handle(() => recordHeard(record, holder, turnId));
          return;
        }
        case 'terminate':
          // The page waits two seconds at most: what is being thought up is given up, what was said is kept.
          work.giveUp(new Error('The learner hung up.'));
          return work.handle(terminated);
      }
    },
    drain: work.drain,
    lose: work.lose,
    tellPlan: (isPremium) => wire.send({ type: 'plan', is_premium: isPremium }),
    revoke: work.revoke,
  };
};
