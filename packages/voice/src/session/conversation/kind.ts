import type {
  ConversationClientMessage,
  ConversationServerMessage,
  Scene,
} from '@sayso/api/contract/conversation-socket';
import type { SessionEvent } from '../core/events.ts';
import { readServerMessage } from '../core/server-message.ts';
import { createState, type State as SessionState, type Step as SessionStep } from '../core/state.ts';
import type { ConversationOutcome } from './snapshot.ts';

/** Something the coach says; an empty `audioBase64` has no sound. */
export interface CoachSpeech {
  readonly messageId: string;
  readonly audioBase64: string;
}

type SentMessage = Extract<ConversationClientMessage, { type: 'user_message' }> & { readonly id: string };

/** `stalled`: no reply came, and the learner may send again. `limited`: the Limit Reached dialog is shown. */
type ConversationStep = { readonly name: 'thinking'; readonly stalled: boolean } | { readonly name: 'limited' };

interface Extra {
  readonly sessionId: string | null;
  /** Corrections by message, in case a connection broke before one arrived. */
  readonly corrections: Readonly<Record<string, string>>;
  /** The scene that is played, as the server told it last; null with a server that plays none. */
  readonly scene: Scene | null;
  /** The last thing the server said was about the daily limit. */
  readonly dailyFree: boolean;
}

type OwnEvent =
  | { readonly type: 'corrected'; readonly id: string; readonly text: string }
  | {
      readonly type: 'coachSpoke';
      readonly id: string | undefined;
      readonly text: string;
      readonly audioBase64: string;
      /** The daily limit is reached. */
      readonly block: boolean;
    }
  | { readonly type: 'coachThought' }
  | { readonly type: 'helpOpened' }
  | { readonly type: 'helpClosed' }
  | { readonly type: 'sceneChanged'; readonly scene: Scene };

/** The types of a conversation. */
export interface Conversation {
  readonly role: 'coach';
  readonly tone: never;
  readonly speech: CoachSpeech;
  readonly step: ConversationStep;
  readonly resume: never;
  readonly outcome: ConversationOutcome;
  readonly sent: SentMessage;
  readonly out: ConversationClientMessage;
  readonly event: OwnEvent;
  readonly effect: never;
  readonly extra: Extra;
}

export type State = SessionState<Conversation>;
export type Step = SessionStep<Conversation>;
export type ConversationEvent = SessionEvent<Conversation>;

/** The state before the start. @param name begins every id made in this page; at most 50 characters, different in every page */
export const initialState = (name: string): State =>
  createState<Conversation>(name, { sessionId: null, corrections: {}, scene: null, dailyFree: false });

/** A message of the server as an event; null for those that change nothing here (volumes, pong, ack: the socket reports deliveries). */
export const toEvent = (message: ConversationServerMessage): ConversationEvent | null => {
  if (message.type === 'coach_thinking') return { type: 'coachThought' };
  if (message.type === 'scene') return { type: 'sceneChanged', scene: message };
  if (message.type !== 'bot_message') return readServerMessage(message);
  const { id, text, audio_base64, block } = message;
  return { type: 'coachSpoke', id, text, audioBase64: audio_base64 ?? '', block: block ?? false };
};
