import type {
  InterviewClientMessage,
  InterviewHistoryEntry,
  InterviewServerMessage,
} from '@sayso/api/contract/interview-socket';
import type { VoiceEffect, VoiceEvent } from '../effects.ts';
import type { ConnectionEvent } from '../follow-socket.ts';
import type { UndeliveredAnswer } from './snapshot.ts';

export type InterviewEffect = VoiceEffect<InterviewClientMessage>;

/** What the learner did. */
type LearnerEvent =
  | { readonly type: 'started'; readonly undelivered: readonly UndeliveredAnswer[] }
  | { readonly type: 'recordPressed' }
  | { readonly type: 'sendNowPressed' }
  | { readonly type: 'typingStarted' }
  | { readonly type: 'textSubmitted'; readonly text: string }
  | { readonly type: 'hearAgainPressed' }
  | { readonly type: 'assistantSet'; readonly on: boolean }
  | { readonly type: 'skipPressed' }
  | { readonly type: 'hungUp' }
  | { readonly type: 'retryPressed' }
  | { readonly type: 'microphoneRetried' }
  | { readonly type: 'unlockPressed' };

/** What the server said. */
type ServerEvent =
  | {
      readonly type: 'questionAsked';
      readonly id: string | undefined;
      readonly text: string;
      readonly audioBase64: string;
      readonly last: boolean;
    }
  | {
      readonly type: 'idealGiven';
      readonly id: string | undefined;
      readonly text: string;
      readonly audioBase64: string;
    }
  | { readonly type: 'idealPromised' }
  /** A part of a voice that is about to speak. */
  | { readonly type: 'voiceCame' }
  /** The next question is due; there was no ideal answer, or it was heard. */
  | { readonly type: 'questionDue' }
  | { readonly type: 'sessionResumed'; readonly history: readonly InterviewHistoryEntry[] }
  | { readonly type: 'errorReported'; readonly detail: string; readonly id: string | undefined }
  /** The message of this id is not understood as it is, however often it is sent. */
  | { readonly type: 'messageRefused'; readonly detail: string; readonly id: string }
  | { readonly type: 'terminated' };

/** What happened. */
export type Happening =
  | VoiceEvent<InterviewClientMessage>
  | LearnerEvent
  | ConnectionEvent
  | ServerEvent
  /** A recording longer than usual is about to be transcribed; `size` in bytes. */
  | { readonly type: 'longAnswerMeasured'; readonly size: number };

/** What happened and when, in milliseconds since 1970. */
export type InterviewEvent = Happening & { readonly at: number };

/** A message of the server as a happening; null for those that change nothing here (pong, ack: the socket reports deliveries). */
export const toHappening = (message: InterviewServerMessage): ServerEvent | null => {
  switch (message.type) {
    case 'bot_message': {
      const { id, text, audio_base64, last } = message;
      return { type: 'questionAsked', id, text, audioBase64: audio_base64 ?? '', last: last ?? false };
    }
    case 'assistant_perfect_answer':
      return { type: 'idealGiven', id: message.id, text: message.text, audioBase64: message.audio_base64 ?? '' };
    case 'waiting_perfect_answer':
      return { type: 'idealPromised' };
    case 'voice_part':
      return { type: 'voiceCame' };
    case 'perfect_answer_done':
    case 'waiting_next_question':
      return { type: 'questionDue' };
    case 'session':
      return { type: 'sessionResumed', history: message.history };
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
