import type { EvaluatedWord } from '@sayso/api/contract/pronunciation';
import type { Detach } from '../../io/clock/clock.ts';
import type { LevelSource, MicrophoneFault } from '../../io/ports.ts';

/**
 * Where the drill is. Beside the steps that the product names:
 * `readying`: the 300 ms after the coach, and the microphone being opened;
 * `paused`: the drill waits for a touch; `notice` says why and `retry()` goes on from the step that failed;
 * `complete`: five phrases are done, and the learner chooses between the summary and five more;
 * `ending`: the learner hung up, and what is evaluated is being saved, for 2 s at most.
 */
export type DrillPhase =
  | 'greeting'
  | 'generating'
  | 'presenting'
  | 'readying'
  | 'recording'
  | 'evaluating'
  | 'advising'
  | 'paused'
  | 'complete'
  | 'ending'
  | 'ended';

/** The address that the page goes to next: `/pronunciation-summary`, or `/auth` when the session is over. */
export type DrillOutcome = 'summary' | 'unauthorized';

/** The phrase that the learner is to say. */
export interface DrillPhrase {
  readonly sentence: string;
  /** Which sounds to listen for, in words; null where the server gives none. */
  readonly hint: string | null;
}

/** How the phrase was said. */
export interface DrillResult {
  readonly words: readonly EvaluatedWord[];
  /** 0 to 1, over the words the engine is sure of; null where it is sure of less than half of them. */
  readonly average: number | null;
  readonly approximate: boolean;
  /** Null until it has come; empty where none will. */
  readonly tip: string | null;
}

/** One thing to tell the learner; a new `id` is a new notice, also with the same text. */
export interface DrillNotice {
  readonly id: number;
  readonly tone: 'info' | 'error';
  readonly text: string;
}

/** Everything a drill screen shows. The same object as long as nothing in it changed. */
export interface DrillSnapshot {
  readonly phase: DrillPhase;
  /** 0 to 5. */
  readonly phrasesDone: number;
  /** Always 5. */
  readonly phrasesTotal: number;
  readonly greeting: string | null;
  readonly phrase: DrillPhrase | null;
  /** Of the phrase on the screen, from its evaluation until the next phrase comes. */
  readonly result: DrillResult | null;
  /** While recording: when it ends by itself, ms since 1970. Recording lasts 6 s at most. */
  readonly recordingEndsAt: number | null;
  /** The recording may be ended by the learner: 1.5 s of it are there. */
  readonly canStop: boolean;
  /** The coach may say the phrase again, or the learner may: while nothing is recorded or evaluated. */
  readonly canSayAgain: boolean;
  /** A result that nothing more is said about: the next phrase comes soon by itself, or is held until `next()`. */
  readonly pace: 'soon' | 'held' | null;
  readonly notice: DrillNotice | null;
  readonly microphone: 'unknown' | 'ready' | MicrophoneFault | 'unplugged';
  /** The browser wants a touch before it plays the coach: call `unlock()` from it. */
  readonly soundBlocked: boolean;
  /** A word is being played, by its place in the sentence. */
  readonly playing: { readonly word: number; readonly who: 'coach' | 'learner' } | null;
  /** Set when the phase is `ended`. */
  readonly outcome: DrillOutcome | null;
  /** Something that was evaluated is not saved yet: once the drill has ended, its summary may come a moment later. */
  readonly unsaved: boolean;
}

/** A pronunciation drill with one coach. */
export interface DrillSession {
  subscribe(listener: () => void): Detach;
  getSnapshot(): DrillSnapshot;
  /** Begins. Calling it twice does nothing. */
  start(): void;
  /** Ends the recording before its 6 s; ignored unless `canStop`. */
  stopRecording(): void;
  /** Hears the phrase once more and records it again; ignored unless `canSayAgain`. */
  sayAgain(): void;
  /** Goes on with the next phrase without hearing the rest of the tip; from `complete`, five more. */
  next(): void;
  /** Keeps the result on the screen until `next()`; ignored while there is none. */
  hold(): void;
  /** From `paused`: goes on from the step that failed. */
  retry(): void;
  /** The coach says one word of the sentence. */
  hearWord(word: number): void;
  /** The learner's own recording of one word; ignored where the server did not say where it is. */
  hearMyself(word: number): void;
  /** Call it from a touch or a key: allows sound, and plays the coach if it was blocked. */
  unlock(): void;
  /** Ends the drill; what is evaluated is saved first. */
  hangUp(): void;
  /** Leaves without hanging up: gives the microphone back. */
  dispose(): void;
  /** The learner's voice; 0 while nothing is recorded. */
  readonly microphoneLevel: LevelSource;
  /** The coach's voice. */
  readonly coachLevel: LevelSource;
}
