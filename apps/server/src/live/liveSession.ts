import type { ConversationClientMessage } from '@sayso/api/contract/conversation-socket';
import { closeCodes } from '@sayso/api/contract/conversation-socket';
import { isLimitReached, limitReachedText } from '../conversation/dailyLimit.ts';
import { endSession } from '../conversation/endSession.ts';
import { findPractitioner } from '../conversation/learner.ts';
import { recordCorrection, recordHeard, recordSaid } from '../conversation/record.ts';
import { lossOf, NotHeld } from '../conversation/sessions.ts';
import { historyEntryOf, turnsOf } from '../conversation/turns.ts';
import { createAnswering } from './answering.ts';
import type { LiveSessionOptions } from './ports.ts';
import { createSerialQueue } from './serialQueue.ts';

/** One connection to one session. Everything that came is handled in order; what must last is in the database. */
export interface LiveSession {
  receive(message: ConversationClientMessage): void;
  /** Gives up answering and stores what is still waiting. Resolves when all that came is stored. */
  drain(): Promise<void>;
  /** Another connection or call took the session away: says so and closes. */
  lose(reason: NotHeld['reason']): void;
  /** The account may talk no more: it is gone, or has a new password. */
  revoke(): void;
}

/** How often the page asks whether the server is alive, ms. */
const heartbeatMs = 5000;
type Of<T extends ConversationClientMessage['type']> = Extract<ConversationClientMessage, { type: T }>;

/** Begins at once: sends `session`, then greets, or goes on where the session was left. */
export const createLiveSession = (options: LiveSessionOptions): LiveSession => {
  const { services, finisher, holder, learner, wire } = options;
  const { clock, config, log, random } = services;
  const { db } = services.storage;
  const record = { db, clock, random };
  const giveUp = new AbortController();
  let ended = false;
  /** The learner has said something in this session: from then on the daily limit does not concern it. */
  let begun = false;
  const answering = createAnswering({ ...options, signal: giveUp.signal });

  const lose = (reason: NotHeld['reason']): void => {
    giveUp.abort(new NotHeld(reason));
    if (reason === 'taken') wire.close(closeCodes.takenOver, 'This conversation was opened elsewhere.');
    else if (!ended) wire.close(closeCodes.ended, 'This conversation has ended.');
  };

  const failed = (error: unknown, id?: string): void => {
    const about = id === undefined ? {} : { id };
    if (error instanceof NotHeld) {
      if (error.reason === 'ended') {
        const detail = 'This conversation has ended. Start a new one to go on.';
        wire.send({ type: 'error', code: 'session_ended', detail, ...about });
      }
      lose(error.reason);
      return;
    }
    log.error({ err: error, session: holder.sessionId }, 'A message of a conversation could not be handled.');
    const detail = 'Something went wrong with this message. Please send it again.';
    wire.send({ type: 'error', code: 'internal', detail, ...about });
  };
  const queue = createSerialQueue(failed);

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
    return isLimitReached(db, now, config.freeConversationsPerDay, clock.now());
  };

  const said = async ({ id, text, draft, spoken_ms }: Of<'user_message'>): Promise<void> => {
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
      spokenMs: Math.round(spoken_ms ?? 0),
    });
    begun = true;
    if (id !== undefined) wire.send({ type: 'ack', id });
    if (giveUp.signal.aborted) return;
    await answering.answerLast(since);
    if (turn.analysed_at === null) finisher.analyse(turn);
  };

  const corrected = async ({ id, text }: Of<'user_correction'>): Promise<void> => {
    const turn = await recordCorrection(record, holder, { clientId: id, text });
    if (turn) finisher.analyse(turn);
    else wire.send({ type: 'error', code: 'not_found', detail: 'There is no message of yours to correct here.', id });
  };

  const terminated = async (): Promise<void> => {
    if (!(await endSession(db, holder, clock.now())) && (await lossOf(db, holder)) === 'taken') return lose('taken');
    ended = true;
    wire.send({ type: 'terminate_done' });
    finisher.finish(holder.sessionId).catch((error: unknown) => {
      log.error(
        { err: error, session: holder.sessionId },
        'A conversation could not be finished; its summary will try again.',
      );
    });
  };

  const handle = (job: () => Promise<void>, id?: string): void =>
    queue.push(async () => {
      try {
        await job();
      } catch (error) {
        failed(error, id);
      }
    });

  handle(open);
  return {
    receive: (message) => {
      switch (message.type) {
        case 'ping':
          return wire.send({ type: 'pong' });
        case 'user_message':
          return handle(() => said(message), message.id);
        case 'user_correction':
          return handle(() => corrected(message), message.id);
        case 'coach_done_speaking': {
          // What was spoken by now, not what may have been by the time the queue comes to it.
          const turnId = answering.lastSpoken();
          if (turnId !== null && !ended) handle(() => recordHeard(record, holder, turnId));
          return;
        }
        case 'terminate':
          // The page waits two seconds at most: what is being thought up is given up, what was said is kept.
          giveUp.abort(new Error('The learner hung up.'));
          return handle(terminated);
      }
    },
    drain: () => {
      giveUp.abort(new Error('The connection is gone.'));
      return queue.settled();
    },
    lose,
    revoke: () => {
      giveUp.abort(new NotHeld('ended'));
      wire.close(closeCodes.unauthorized, 'unauthorized');
    },
  };
};
