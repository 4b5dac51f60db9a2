import type { MicrophoneFault } from '../../io/ports.ts';
import type { Heard } from '../../speech/ports.ts';
import type { Effect } from './events.ts';
import type { Kind, Role, Tone } from './kind.ts';
import type { Message } from './messages.ts';

export type { Kind, Role, SentMessage, Tone } from './kind.ts';

/** A transcription that failed, held back until it is known whether the server is still there. */
export interface Failure {
  readonly heard: Heard;
  readonly spokenMs: number;
}

/** The phase of a session, with the data of this phase alone. */
export type Phase<K extends Kind> =
  | { readonly name: 'connecting' | 'typing' }
  /** `turn` is null while it makes no sound: its voice is awaited, or its text is being read. */
  | { readonly name: 'speaking'; readonly speech: K['speech']; readonly turn: number | null; readonly blocked: boolean }
  /** `turn` is null until `beginsAt`, afterwards the recording that was asked for. */
  | { readonly name: 'readying'; readonly turn: number | null; readonly beginsAt: number }
  | { readonly name: 'recording'; readonly turn: number; readonly endsAt: number }
  | { readonly name: 'processing'; readonly turn: number; readonly held: Failure | null }
  | { readonly name: 'waiting'; readonly step: K['step'] }
  /** A number is the recording that is to be transcribed again. */
  | { readonly name: 'paused'; readonly resume: 'recording' | K['resume'] | number }
  /** `done`: the server has confirmed. */
  | { readonly name: 'ending'; readonly done: boolean }
  | { readonly name: 'ended'; readonly outcome: K['outcome'] };

/** One thing to tell the learner; a new `id` is a new notice, also with the same text. */
export interface Notice<Tone extends string> {
  readonly id: number;
  readonly tone: Tone;
  readonly text: string;
}

/** Memory of every session, in every phase. */
export interface SharedMemory<K extends Kind> {
  readonly connection: 'connecting' | 'open' | 'reconnecting';
  readonly messages: readonly Message<Role<K>>[];
  readonly notice: Notice<Tone<K>> | null;
  /** How many notices there were. */
  readonly notices: number;
  readonly microphone: 'unknown' | 'ready' | MicrophoneFault | 'unplugged';
  /** The learner has begun to type: their turn stays on the keyboard until something is sent, also when the coach speaks in between. */
  readonly typing: boolean;
  /** The learner reads help: the microphone waits until they touch it, also when the coach speaks in between. */
  readonly reading: boolean;
  /** Milliseconds since 1970; null before the start. */
  readonly startedAt: number | null;
  /** Beginning of every id made in this page, and how many were made. */
  readonly name: string;
  readonly named: number;
  /** The last recording or playback. */
  readonly turn: number;
  /** Recordings in a row that brought no words. */
  readonly misses: number;
  /** Speech that the learner has not heard yet; they are never interrupted by it. */
  readonly toSpeak: readonly K['speech'][];
  /** Ids of what was spoken in this page, or is about to be. */
  readonly spoken: readonly string[];
  /** Messages of the learner that have not reached the server yet. */
  readonly undelivered: readonly K['sent'][];
  /** The message that was sent last and waits for a reply. */
  readonly waiting: K['sent'] | null;
}

export type SessionMemory<K extends Kind> = SharedMemory<K> & K['extra'];

export interface State<K extends Kind> {
  readonly phase: Phase<K>;
  readonly memory: SessionMemory<K>;
}

export type Effects<K extends Kind> = readonly Effect<K>[];
export type Step<K extends Kind> = readonly [State<K>, Effects<K>];

/** The state before the start. @param name begins every id made in this session; at most 50 characters, different in every page */
export const createState = <K extends Kind>(name: string, extra: K['extra']): State<K> => {
  const shared: SharedMemory<K> = {
    connection: 'connecting',
    messages: [],
    notice: null,
    notices: 0,
    microphone: 'unknown',
    typing: false,
    reading: false,
    startedAt: null,
    name,
    named: 0,
    turn: 0,
    misses: 0,
    toSpeak: [],
    spoken: [],
    undelivered: [],
    waiting: null,
  };
  return { phase: { name: 'connecting' }, memory: { ...extra, ...shared } };
};

/** An event that means nothing here. */
export const stay = <K extends Kind>(state: State<K>): Step<K> => [state, []];

/** The same phase, with a change of the memory. */
export const remember = <K extends Kind>(state: State<K>, change: Partial<SessionMemory<K>>): State<K> => ({
  ...state,
  memory: { ...state.memory, ...change },
});

/** Tells the learner something, under a number that no notice had before. */
export const notify = <K extends Kind>(memory: SessionMemory<K>, tone: Tone<K>, text: string): SessionMemory<K> => ({
  ...memory,
  notices: memory.notices + 1,
  notice: { id: memory.notices + 1, tone, text },
});

/** Puts effects before those of a step. */
export const before = <K extends Kind>(effects: Effects<K>, [state, more]: Step<K>): Step<K> => [
  state,
  [...effects, ...more],
];
