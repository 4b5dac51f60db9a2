import type {
  ConversationClientMessage,
  ConversationServerMessageInput,
} from '@sayso/api/contract/conversation-socket';
import { findLearner, type LearnerRecord } from '../../kernel/learner/learner.ts';
import { heartbeatMs } from '../../kernel/live/connection.ts';
import type { Dialogue, LiveContext } from '../../kernel/live/policy.ts';
import type { Services } from '../../kernel/services.ts';
import { isLimitReached, limitReachedText } from '../../kernel/sessions/daily-limit.ts';
import { recordCorrection, recordSaid } from '../../kernel/sessions/record.ts';
import { findSessionDate } from '../../kernel/sessions/sessions.ts';
import { readTurns, toHistoryEntry } from '../../kernel/sessions/turns.ts';
import { type AnsweringOptions, createAnswering } from './answering.ts';

export interface ConversationOptions extends Pick<AnsweringOptions, 'coach' | 'session' | 'onTurn'> {
  readonly services: Services;
  /** With the learner's earlier conversations. */
  readonly learner: LearnerRecord;
}

/** A live conversation, as one connection serves it. */
export const createConversationDialogue = (
  options: ConversationOptions,
  { lease, wire, connection }: LiveContext<ConversationServerMessageInput>,
): Dialogue<ConversationClientMessage> => {
  const { services, learner } = options;
  const { clock, config, finisher, log, random } = services;
  const { db } = services.storage;
  const record = { db, clock, random };
  /** The learner has said something in this session: from then on the daily limit does not concern it. */
  let hasBegun = false;
  const answering = createAnswering({ ...options, lease, wire, signal: connection.signal });

  const isBlocked = async (): Promise<boolean> => {
    if (hasBegun) return false;
    const now = (await findLearner(db, learner.id)) ?? learner;
    // It counts for the day that it began on: conversations opened before midnight, or before a move, do not take the next day's.
    const date = await findSessionDate(db, lease.sessionId);
    return isLimitReached(db, now, config.freeConversationsPerDay, clock.now(), date);
  };

  return {
    open: async () => {
      const turns = await readTurns(db, lease.sessionId);
      hasBegun = turns.some(({ role }) => role === 'user');
      wire.send({
        type: 'session',
        session_id: lease.sessionId,
        history: turns.map(toHistoryEntry),
        heartbeat_ms: heartbeatMs,
      });
      await answering.goOn(turns);
    },
    refuse: async () => {
      if (!(await isBlocked())) return false;
      wire.send({ type: 'bot_message', text: limitReachedText, audio_base64: '', block: true });
      wire.close(1000, 'The daily limit is reached.');
      return true;
    },
    store: async (said) => {
      const turn = await recordSaid(record, lease, said);
      hasBegun = true;
      return turn;
    },
    answer: answering.answerLast,
    lastSpoken: answering.lastSpoken,
    receive: ({ id, text }) =>
      connection.enqueue(async () => {
        const turn = await recordCorrection(record, lease, { clientId: id, text });
        if (turn) return finisher.analyse(turn);
        wire.send({ type: 'error', code: 'not_found', detail: 'There is no message of yours to correct here.', id });
      }, id),
    ended: () => {
      wire.send({ type: 'terminate_done' });
      finisher.finish(lease.sessionId).catch((error: unknown) => {
        log.error(
          { err: error, session: lease.sessionId },
          'A conversation could not be finished; its summary will try again.',
        );
      });
    },
    tellPlan: (isPremium) => wire.send({ type: 'plan', is_premium: isPremium }),
  };
};
