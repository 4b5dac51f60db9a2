import type { AnswerOf, RequestOf } from '@sayso/api/contract/endpoint';
import type { evaluatePronunciation, savePronunciationSession } from '@sayso/api/contract/pronunciation';
import type { CoachName } from '@sayso/api/contract/values';
import type { SessionEvent, Timed } from '../core/events.ts';
import {
  createState,
  type SentMessage,
  type Effects as SessionEffects,
  type SessionMemory,
  type State as SessionState,
  type Step as SessionStep,
} from '../core/state.ts';
import type { DrillOutcome, DrillPhrase, DrillResult } from './snapshot.ts';

export type Evaluation = AnswerOf<typeof evaluatePronunciation>;
/** One phrase to be stored. */
export type SavedPhrase = RequestOf<typeof savePronunciationSession>;

/** Context for the next sentence. */
export interface SentenceContext {
  /** Sentences of this drill, the newest last. */
  readonly previous: readonly string[];
  /** Words that went badly in the last one. */
  readonly weak_words: readonly string[];
}

/** Something that is requested from the server. */
export type Ask =
  | { readonly what: 'greeting' }
  | { readonly what: 'sentence'; readonly context: SentenceContext }
  | { readonly what: 'voice'; readonly text: string }
  | { readonly what: 'evaluation'; readonly sentence: string; readonly audioBase64: string }
  | { readonly what: 'tip'; readonly user: string; readonly target: string }
  | { readonly what: 'save'; readonly phrase: SavedPhrase };

/** Why a request failed. Faults that may pass come only after they were waited for. */
export type Fault =
  | { readonly kind: 'refused'; readonly status: number }
  | { readonly kind: 'unauthorized' | 'unreachable' | 'malformed' | 'late' };

/** `id` numbers the requests: an answer to one that is no longer waited for is ignored. */
type OwnEffect =
  | { readonly do: 'ask'; readonly id: number; readonly ask: Ask }
  | { readonly do: 'forget'; readonly id: number }
  /** Forgets every request, but not what is being saved. */
  | { readonly do: 'forgetAll' };

export type AnswerEvent =
  | { readonly type: 'greetingCame'; readonly id: number; readonly greeting: string }
  | { readonly type: 'sentenceCame'; readonly id: number; readonly sentence: string; readonly hint: string | null }
  | { readonly type: 'speechCame'; readonly id: number; readonly text: string; readonly audioBase64: string }
  | { readonly type: 'evaluationCame'; readonly id: number; readonly evaluation: Evaluation }
  | { readonly type: 'tipCame'; readonly id: number; readonly tip: string }
  | { readonly type: 'saved'; readonly id: number }
  | { readonly type: 'askFailed'; readonly id: number; readonly ask: Ask; readonly fault: Fault };

type OwnEvent =
  | AnswerEvent
  | { readonly type: 'sayAgainPressed' | 'nextPressed' | 'held' | 'left' }
  | { readonly type: 'wordPressed'; readonly word: number; readonly who: 'coach' | 'learner' };

/** Something the coach says. */
export interface DrillSpeech {
  readonly messageId: null;
  readonly about: 'greeting' | 'phrase' | 'tip';
  readonly text: string;
}

/** How far the tip is. */
type Advice =
  | { readonly stage: 'asking'; readonly ask: number }
  /** It has come while a word was being played, and is spoken after it. */
  | { readonly stage: 'due' }
  /** There is nothing to be said any more; the result is still looked at, until a timer or, where it is held, until Next. */
  | { readonly stage: 'lingering' };

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

interface Extra {
  readonly coach: CoachName;
  /** How many drills were begun in this page. */
  readonly drill: number;
  /** The last request. */
  readonly asked: number;
  readonly phrasesDone: number;
  readonly greeting: string | null;
  readonly phrase: DrillPhrase | null;
  readonly result: DrillResult | null;
  /** The shortest time of a recording is over. */
  readonly canStop: boolean;
  /** The request for the evaluation; null until the recording has been handed over. */
  readonly evaluation: number | null;
  /** The learner's last recording, in base64. */
  readonly take: string | null;
  /** How long the learner spoke in it, in milliseconds; 0 where it is not known. */
  readonly takeSpokenMs: number;
  /** The next phrase, or the number of the request for it. */
  readonly next: DrillPhrase | number | null;
  /** The coach's voice by what it says: base64, or the number of the request for it. */
  readonly voices: ReadonlyMap<string, string | number>;
  readonly playing: PlayedWord | null;
  /** The learner looks at this result: it stays until they go on. */
  readonly held: boolean;
  /** Sentences of this drill. */
  readonly sentences: readonly string[];
  readonly said: SavedPhrase['conversation_history'];
  readonly drafts: readonly Draft[];
  readonly unsaved: readonly SavedPhrase[];
  /** The request that saves the first of `unsaved`, or that the next attempt is waited for. */
  readonly saving: number | 'resting' | null;
  /** Failures to save in a row. */
  readonly saveFailures: number;
}

/** The types of a drill. It has no line to the server: it requests one thing at a time. */
export interface Drill {
  readonly role: 'coach';
  readonly tone: never;
  readonly speech: DrillSpeech;
  readonly step: { readonly name: 'generating' | 'complete' } | ({ readonly name: 'advising' } & Advice);
  readonly resume: 'generating' | 'evaluating';
  /** No outcome: the page was left without hanging up. */
  readonly outcome: DrillOutcome | null;
  readonly sent: SentMessage;
  readonly out: SentMessage;
  readonly event: OwnEvent;
  readonly effect: OwnEffect;
  readonly extra: Extra;
}

export type DrillMemory = SessionMemory<Drill>;
export type State = SessionState<Drill>;
export type Step = SessionStep<Drill>;
export type Effects = SessionEffects<Drill>;
export type DrillEvent = SessionEvent<Drill>;
export type Event<T extends DrillEvent['type']> = Extract<DrillEvent, { type: T }> & Timed;
/** A step that leaves the phase as it is. */
export type Change = readonly [DrillMemory, Effects];

/** The state before the start. @param name begins the id of every drill of this session; 8 to 46 characters, different in every page */
export const initialState = (coach: CoachName, name: string): State =>
  createState<Drill>(name, {
    coach,
    drill: 1,
    asked: 0,
    phrasesDone: 0,
    greeting: null,
    phrase: null,
    result: null,
    canStop: false,
    evaluation: null,
    take: null,
    takeSpokenMs: 0,
    next: null,
    voices: new Map(),
    playing: null,
    held: false,
    sentences: [],
    said: [],
    drafts: [],
    unsaved: [],
    saving: null,
    saveFailures: 0,
  });
