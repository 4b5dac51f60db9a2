import type { InterviewClientMessage } from '@sayso/api/contract/interview-socket';
import { stepsOf } from '../steps.ts';
import type { InterviewEffect } from './protocol.ts';
import type {
  InterviewConnection,
  InterviewMessage,
  InterviewNotice,
  InterviewOutcome,
  InterviewSnapshot,
} from './snapshot.ts';

/** What only one phase knows. */
export type Phase =
  | { readonly name: 'preparing' | 'typing' | 'generating-ideal' }
  /** The answer is sent, and nothing has come back yet; shown as `processing`. */
  | { readonly name: 'sent' }
  /** A `turn` of null: it has no sound, and is given time to be read. */
  | {
      readonly name: 'speaking' | 'ideal';
      readonly turn: number | null;
      readonly speech: Speech;
      readonly blocked: boolean;
    }
  | { readonly name: 'preparing-answer'; readonly beginsAt: number }
  | { readonly name: 'readying'; readonly turn: number }
  | { readonly name: 'recording'; readonly turn: number; readonly endsAt: number; readonly isLong: boolean }
  /** `held`: the server was away, and the same recording is transcribed when it is back. */
  | { readonly name: 'processing'; readonly turn: number; readonly held: boolean }
  | { readonly name: 'waiting'; readonly requested: boolean }
  | { readonly name: 'paused'; readonly resume: Resume }
  /** `done`: the server has confirmed. */
  | { readonly name: 'ending'; readonly done: boolean }
  | { readonly name: 'ended'; readonly outcome: InterviewOutcome };

/** What a touch goes on with; a number is the recording that is to be transcribed again. */
export type Resume = 'recording' | 'reply' | 'question' | number;

/** Something that is said to the learner. */
export interface Speech {
  readonly messageId: string;
  readonly role: 'coach' | 'assistant';
  readonly text: string;
  readonly audioBase64: string;
  /** The interviewer says goodbye. */
  readonly last: boolean;
  /** The learner wanted to hear it once more: the server knows already that it was heard. */
  readonly isAgain: boolean;
}

export type UserMessage = Extract<InterviewClientMessage, { type: 'user_message' }>;
/** An answer under the name by which the server acknowledges it. */
export type Answer = UserMessage & { readonly id: string };

/** What every phase knows. */
export interface Memory {
  readonly connection: InterviewConnection;
  readonly messages: readonly InterviewMessage[];
  readonly notice: InterviewNotice | null;
  readonly notices: number;
  readonly microphone: InterviewSnapshot['microphone'];
  readonly assistant: boolean;
  readonly begun: boolean;
  /** The learner has begun to type: the answer is on the keyboard until it is sent, also when a voice speaks in between. */
  readonly typing: boolean;
  readonly startedAt: number | null;
  /** Beginning of every id made here, and how many were made. */
  readonly name: string;
  readonly named: number;
  /** The last recording or playback. */
  readonly turn: number;
  /** Recordings in a row that brought no words. */
  readonly misses: number;
  /** What was said and has yet to be heard; the learner is never interrupted by it. */
  readonly toSpeak: readonly Speech[];
  /** Ids of what was spoken here, or is about to be. */
  readonly spoken: readonly string[];
  /** What the interview needs next, when everything was heard: a question, the learner's answer, or the server's reply to it. */
  readonly due: 'question' | 'answer' | 'reply';
  /** The question that is open. */
  readonly question: Speech | null;
  /** The answers that have not reached the server yet. */
  readonly undelivered: readonly Answer[];
  /** The answer that waits for its reply. */
  readonly waiting: UserMessage | null;
}

export interface State {
  readonly phase: Phase;
  readonly memory: Memory;
}

export type Effects = readonly InterviewEffect[];
export type Step = readonly [State, Effects];

/**
 * @param name begins every id made in this session; at most 50 characters, different in every page
 * @param assistant whether ideal answers are wanted
 */
export const initialState = (name: string, assistant = true): State => ({
  phase: { name: 'preparing' },
  memory: {
    connection: 'connecting',
    messages: [],
    notice: null,
    notices: 0,
    microphone: 'unknown',
    assistant,
    begun: false,
    typing: false,
    startedAt: null,
    name,
    named: 0,
    turn: 0,
    misses: 0,
    toSpeak: [],
    spoken: [],
    due: 'question',
    question: null,
    undelivered: [],
    waiting: null,
  },
});

export const { stay, remember, notify, before } = stepsOf<State, InterviewEffect>();
