import type {
  ConversationClientMessage,
  ConversationServerMessage,
  HistoryEntry,
} from '@sayso/api/contract/conversation-socket';
import type { VoiceEffect, VoiceEvent } from '../effects.ts';
import type { ConnectionEvent } from '../follow-socket.ts';
import type { UndeliveredMessage } from './snapshot.ts';

export type ConversationEffect = VoiceEffect<ConversationClientMessage>;

/** What the learner did. `at` is in milliseconds since 1970. */
type LearnerEvent =
  | { readonly type: 'started'; readonly at: number; readonly undelivered?: readonly UndeliveredMessage[] }
  | { readonly type: 'sendNowPressed' }
  | { readonly type: 'typingStarted' }
  | { readonly type: 'textSubmitted'; readonly text: string; readonly at: number }
  | { readonly type: 'corrected'; readonly id: string; readonly text: string }
  | { readonly type: 'hungUp' }
  | { readonly type: 'retryPressed' }
  | { readonly type: 'microphoneRetried' }
  | { readonly type: 'unlockPressed' }
  | { readonly type: 'noticeRead' };

/** What the server said. */
type ServerEvent =
  | {
      readonly type: 'coachSpoke';
      readonly id: string | undefined;
      readonly text: string;
      readonly audioBase64: string;
      readonly block: boolean;
      readonly at: number;
    }
  | { readonly type: 'coachThought' }
  /** A part of what the coach is about to say. */
  | { readonly type: 'voiceCame' }
  | {
      readonly type: 'sessionResumed';
      readonly sessionId: string;
      readonly history: readonly HistoryEntry[];
      readonly at: number;
    }
  | { readonly type: 'errorReported'; readonly detail: string; readonly id: string | undefined }
  /** The message of this id is not understood as it is, however often it is sent. */
  | { readonly type: 'messageRefused'; readonly detail: string; readonly id: string }
  | { readonly type: 'terminated' };

export type ConversationEvent = VoiceEvent<ConversationClientMessage> | LearnerEvent | ConnectionEvent | ServerEvent;

/** A message of the server as an event; null for those that change nothing here (volumes, pong, ack: the socket reports deliveries). */
export const toEvent = (message: ConversationServerMessage, at: number): ConversationEvent | null => {
  switch (message.type) {
    case 'bot_message':
      return {
        type: 'coachSpoke',
        id: message.id,
        text: message.text,
        audioBase64: message.audio_base64 ?? '',
        block: message.block ?? false,
        at,
      };
    case 'coach_thinking':
      return { type: 'coachThought' };
    case 'voice_part':
      return { type: 'voiceCame' };
    case 'session':
      return { type: 'sessionResumed', sessionId: message.session_id, history: message.history, at };
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
