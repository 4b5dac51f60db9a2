import type { AnswerOf, RequestOf } from '@sayso/api/contract/endpoint';
import type { evaluatePronunciation, savePronunciationSession } from '@sayso/api/contract/pronunciation';
import type { SoundEffect, SoundEvent } from '../effects.ts';

export type Evaluation = AnswerOf<typeof evaluatePronunciation>;
/** One phrase to be stored. */
export type SavedPhrase = RequestOf<typeof savePronunciationSession>;

/** What the next sentence may take into account. */
export interface SentenceContext {
  /** Sentences of this drill, the newest last. */
  readonly previous: readonly string[];
  /** Words that went badly in the last one. */
  readonly weak_words: readonly string[];
}

/** Something the server is asked for. */
export type Ask =
  | { readonly what: 'greeting' }
  | { readonly what: 'sentence'; readonly context: SentenceContext }
  | { readonly what: 'voice'; readonly text: string }
  | { readonly what: 'evaluation'; readonly sentence: string; readonly audioBase64: string }
  | { readonly what: 'tip'; readonly user: string; readonly target: string }
  | { readonly what: 'save'; readonly phrase: SavedPhrase };

/** Why there is no answer. Faults that may pass come only after they were waited for. */
export type Fault =
  | { readonly kind: 'refused'; readonly status: number }
  | { readonly kind: 'unauthorized' | 'unreachable' | 'malformed' | 'late' };

/** `id` numbers what was asked: an answer to something that nobody waits for is ignored. */
export type DrillEffect =
  | SoundEffect
  /** Ends the recording and hands it over as it is. */
  | { readonly do: 'capture'; readonly turn: number }
  | { readonly do: 'ask'; readonly id: number; readonly ask: Ask }
  | { readonly do: 'forget'; readonly id: number }
  /** Forgets everything that was asked, but not what is being saved. */
  | { readonly do: 'forgetAll' };

type LearnerEvent =
  | {
      readonly type:
        | 'started'
        | 'stopPressed'
        | 'sayAgainPressed'
        | 'nextPressed'
        | 'retryPressed'
        | 'held'
        | 'unlockPressed'
        | 'hungUp'
        | 'left';
    }
  | { readonly type: 'wordPressed'; readonly word: number; readonly who: 'coach' | 'learner' };

export type AnswerEvent =
  | { readonly type: 'greetingCame'; readonly id: number; readonly greeting: string }
  | { readonly type: 'sentenceCame'; readonly id: number; readonly sentence: string; readonly hint: string | null }
  | { readonly type: 'voiceCame'; readonly id: number; readonly text: string; readonly audioBase64: string }
  | { readonly type: 'evaluationCame'; readonly id: number; readonly evaluation: Evaluation }
  | { readonly type: 'tipCame'; readonly id: number; readonly tip: string }
  | { readonly type: 'saved'; readonly id: number }
  | { readonly type: 'askFailed'; readonly id: number; readonly ask: Ask; readonly fault: Fault };

export type DrillEvent =
  | SoundEvent
  | LearnerEvent
  | AnswerEvent
  | {
      readonly type: 'captured';
      readonly turn: number;
      /** Null where the recording cannot be read. */
      readonly audioBase64: string | null;
      /** In bytes, before base64. */
      readonly size: number;
      /** How long the learner spoke, in milliseconds, without the silence; 0 where it is not known. */
      readonly spokenMs: number;
    };
