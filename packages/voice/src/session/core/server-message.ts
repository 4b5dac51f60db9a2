import type { ServerEvent } from './events.ts';
import type { HistoryEntry } from './messages.ts';

/** The messages that the server of every live session may send. */
type ServerMessage<R extends string> =
  | { readonly type: 'session'; readonly session_id?: string | undefined; readonly history: readonly HistoryEntry<R>[] }
  | {
      readonly type: 'error';
      readonly detail: string;
      readonly code?: string | undefined;
      readonly id?: string | undefined;
    }
  | { readonly type: 'voice_part' | 'terminate_done' };

/** A message of the server as an event of the core; null for one that is nothing to it. */
export const readServerMessage = <R extends string>(
  message: ServerMessage<R> | { readonly type: 'ack' | 'pong' | 'user_volume' | 'coach_volume' | 'plan' },
): ServerEvent<R> | null => {
  switch (message.type) {
    case 'session':
      return { type: 'sessionResumed', sessionId: message.session_id ?? null, history: message.history };
    case 'voice_part':
      return { type: 'voiceCame' };
    case 'error': {
      const { code, detail, id } = message;
      return code === 'invalid_request' && id !== undefined
        ? { type: 'messageRefused', detail, id }
        : { type: 'errorReported', detail, id };
    }
    case 'terminate_done':
      return { type: 'terminated' };
    default:
      return null;
  }
};
