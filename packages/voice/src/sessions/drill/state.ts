import type { CoachName } from '@sayso/api/contract/values';
import { stepsOf } from '../steps.ts';
import type { DrillEffect, SavedPhrase } from './protocol.ts';
import type { DrillNotice, DrillOutcome, DrillPhrase, DrillResult, DrillSnapshot } from './snapshot.ts';

/** What only one phase knows. */
export type Phase =
  /** `speech` is null while the greeting itself is awaited. */
  | { readonly name: 'greeting'; readonly speech: Speech | null }
  | { readonly name: 'generating' | 'complete' | 'ending' }
  | { readonly name: 'presenting'; readonly speech: Speech }
  /** `turn` is null while the 300 ms run, afterwards the recording that was asked for. */
  | { readonly name: 'readying'; readonly turn: number | null }
  | { readonly name: 'recording'; readonly turn: number; readonly endsAt: number; readonly canStop: boolean }
  /** `ask` is null until the recording has been handed over. */
  | { readonly name: 'evaluating'; readonly turn: number; readonly ask: number | null }
  | ({ readonly name: 'advising' } & Advice)
  | { readonly name: 'paused'; readonly retry: 'generating' | 'recording' | 'evaluating' }
  /** No outcome: the page was left without hanging up. */
  | { readonly name: 'ended'; readonly outcome: DrillOutcome | null };

/** How far the tip is. */
export type Advice =
  | { readonly stage: 'asking'; readonly ask: number }
  /** It has come while a word was being played, and is spoken after it. */
  | { readonly stage: 'due' }
  | { readonly stage: 'speaking'; readonly speech: Speech }
  /** There is nothing to be said any more; the result is still looked at, until a timer or, where it is held, until Next. */
  | { readonly stage: 'lingering' };

/** Something the coach says; `turn` is null while the voice is awaited. */
export interface Speech {
  readonly text: string;
  readonly turn: number | null;
  readonly blocked: boolean;
}

/** One word being played; `text` is what the coach says, `turn` is null while that voice is awaited. */
export interface PlayedWord {
  readonly word: number;
  readonly who: 'coach' | 'learner';
  readonly text: string | null;
  readonly turn: number | null;
}

/** A phrase that is evaluated, and is saved as soon as its tip is there or has failed. */
export interface Draft {
  readonly ask: number;
  readonly phrase: SavedPhrase;
}

/** What every phase knows. */
export interface Memory {
  readonly coach: CoachName;
  readonly started: boolean;
  /** Beginning of every drill's id, and how many drills were begun. */
  readonly name: string;
  readonly drill: number;
  readonly notice: DrillNotice | null;
  readonly notices: number;
  readonly microphone: DrillSnapshot['microphone'];
  /** The last thing that was asked for. */
  readonly asked: number;
  /** The last recording or playback. */
  readonly turn: number;
  readonly phrasesDone: number;
  readonly greeting: string | null;
  readonly phrase: DrillPhrase | null;
  readonly result: DrillResult | null;
  /** The learner's last recording, in base64. */
  readonly take: string | null;
  /** How long the learner spoke in it, in milliseconds; 0 where it is not known. */
  readonly takeSpokenMs: number;
  /** The next phrase, or the number under which it was asked for. */
  readonly next: DrillPhrase | number | null;
  /** The coach's voice by what it says: base64, or the number under which it was asked for. */
  readonly voices: ReadonlyMap<string, string | number>;
  readonly playing: PlayedWord | null;
  /** The learner looks at this result: it stays until they go on. */
  readonly held: boolean;
  /** Sentences of this drill. */
  readonly sentences: readonly string[];
  readonly said: SavedPhrase['conversation_history'];
  /** Recordings in a row that were not the phrase. */
  readonly misses: number;
  readonly drafts: readonly Draft[];
  readonly unsaved: readonly SavedPhrase[];
  /** Under which number the first of `unsaved` is being saved, or that the next attempt is waited for. */
  readonly saving: number | 'resting' | null;
  /** Failures to save in a row. */
  readonly saveFailures: number;
}

export interface State {
  readonly phase: Phase;
  readonly memory: Memory;
}

export type Effects = readonly DrillEffect[];
export type Step = readonly [State, Effects];
/** A step that leaves the phase as it is. */
export type Change = readonly [Memory, Effects];

/** @param name begins the id of every drill of this session; 8 to 46 characters, different in every page */
export const initialState = (coach: CoachName, name: string): State => ({
  phase: { name: 'greeting', speech: null },
  memory: {
    coach,
    started: false,
    name,
    drill: 1,
    notice: null,
    notices: 0,
    microphone: 'unknown',
    asked: 0,
    turn: 0,
    phrasesDone: 0,
    greeting: null,
    phrase: null,
    result: null,
    take: null,
    takeSpokenMs: 0,
    next: null,
    voices: new Map(),
    playing: null,
    held: false,
    sentences: [],
    said: [],
    misses: 0,
    drafts: [],
    unsaved: [],
    saving: null,
    saveFailures: 0,
  },
});

export const { stay, remember, notify, before } = stepsOf<State, DrillEffect>();
