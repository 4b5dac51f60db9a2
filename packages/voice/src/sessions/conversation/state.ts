import type { ConversationClientMessage } from '@sayso/api/contract/conversation-socket';
import type { Heard } from '../../speech/ports.ts';
import { stepsOf } from '../steps.ts';
import type { ConversationEffect } from './protocol.ts';
import type {
  ConversationConnection,
  ConversationMessage,
  ConversationNotice,
  ConversationOutcome,
  ConversationSnapshot,
} from './snapshot.ts';

/** What only one phase knows. */
export type Phase =
  | { readonly name: 'connecting' | 'paused' | 'typing' | 'limited' }
  | { readonly name: 'speaking'; readonly turn: number; readonly speech: Speech; readonly blocked: boolean }
  /** `turn` is null while the 300 ms run, afterwards the recording that was asked for. */
  | { readonly name: 'readying'; readonly turn: number | null }
  | { readonly name: 'listening'; readonly turn: number }
  /**
   * `failure` is a transcription that failed, held back: until the next moment shows that the server is alive, or, when it is
   * not, until it is back and the same recording is transcribed again.
   */
  | { readonly name: 'processing'; readonly turn: number; readonly failure: Failure | null }
  /** `stalled`: no answer came; the learner may send again. */
  | { readonly name: 'thinking'; readonly stalled: boolean }
  /** `done`: the server has confirmed. */
  | { readonly name: 'ending'; readonly done: boolean }
  | { readonly name: 'ended'; readonly outcome: ConversationOutcome };

export interface Failure {
  readonly heard: Heard;
  readonly spokenMs: number;
}

/** Something the coach says. */
export interface Speech {
  readonly messageId: string;
  readonly audioBase64: string;
}

export type UserMessage = Extract<ConversationClientMessage, { type: 'user_message' }>;
/** A message under the name by which the server acknowledges it. */
export type NamedMessage = UserMessage & { readonly id: string };

/** What every phase knows. */
export interface Memory {
  readonly connection: ConversationConnection;
  readonly messages: readonly ConversationMessage[];
  readonly notice: ConversationNotice | null;
  readonly notices: number;
  readonly microphone: ConversationSnapshot['microphone'];
  /** The learner has begun to type: their turn is on the keyboard until something is sent, also when the coach speaks in between. */
  readonly typing: boolean;
  readonly startedAt: number | null;
  readonly sessionId: string | null;
  /** Beginning of every id made here, and how many were made. */
  readonly name: string;
  readonly named: number;
  /** The last recording or playback. */
  readonly turn: number;
  /** Recordings in a row that brought no words. */
  readonly misses: number;
  /** What the coach has said and has yet to be heard; the learner is never interrupted by it. */
  readonly toSpeak: readonly Speech[];
  /** Ids of what was spoken here, or is about to be. */
  readonly spoken: readonly string[];
  /** What has not reached the server yet. */
  readonly undelivered: readonly NamedMessage[];
  /** What was sent last and waits for an answer. */
  readonly waiting: UserMessage | null;
  /** Corrections by message, in case a connection broke before one arrived. */
  readonly corrections: Readonly<Record<string, string>>;
  /** The last thing the server said was about the daily limit (spec §4). */
  readonly dailyFree: boolean;
}

export interface State {
  readonly phase: Phase;
  readonly memory: Memory;
}

export type Step = readonly [State, readonly ConversationEffect[]];

/** @param name begins every id made in this session; at most 50 characters, different in every page */
export const initialState = (name: string): State => ({
  phase: { name: 'connecting' },
  memory: {
    connection: 'connecting',
    messages: [],
    notice: null,
    notices: 0,
    microphone: 'unknown',
    typing: false,
    startedAt: null,
    sessionId: null,
    name,
    named: 0,
    turn: 0,
    misses: 0,
    toSpeak: [],
    spoken: [],
    undelivered: [],
    waiting: null,
    corrections: {},
    dailyFree: false,
  },
});

export const { stay, remember, notify } = stepsOf<State, ConversationEffect>();
