import { isUnanswered } from '@sayso/api/client';
import type { InterviewReview, InterviewSummary } from '@sayso/api/contract/interview';
import { stripTags } from '@sayso/voice/conversation';
import { createStore } from '../../shell/store.ts';
import { withoutTags } from '../../shell/without-tags.ts';
import { inParts } from './in-parts.ts';

/** The answer to asking for the feedback. `missing` leads home without a word: the server says that there is none. `failed`: it said nothing. */
export type ReviewState =
  | { readonly status: 'loading' }
  | { readonly status: 'missing' }
  | { readonly status: 'failed' }
  | {
      readonly status: 'shown';
      /** The feedback in one text. */
      readonly summary: string;
      /** The same in its parts; null with a server of the specification. */
      readonly review: InterviewReview | null;
    };

/** What the button that reads the feedback aloud does now. */
export type Listening = 'none' | 'loading' | 'playing';

/** What the review shows. */
export interface ReviewSnapshot {
  readonly state: ReviewState;
  readonly listening: Listening;
}

export interface ReviewSessionOptions {
  readonly ask: (signal: AbortSignal) => Promise<InterviewSummary>;
  /** A text in the interviewer's voice, as audio in base64. */
  readonly speak: (text: string, signal: AbortSignal) => Promise<string>;
  /** Plays it until it ends or is stopped by `signal`. */
  readonly play: (audioBase64: string, signal: AbortSignal) => Promise<unknown>;
}

/** The feedback on one interview, from the first request to leaving. */
export interface ReviewSession {
  subscribe(listener: () => void): () => void;
  getSnapshot(): ReviewSnapshot;
  /** Never rejects. */
  load(): Promise<void>;
  /** Reads the feedback aloud. Never rejects. */
  listen(): Promise<void>;
  stopListening(): void;
  /** Leaves: what is under way is dropped, and the voice stops. */
  dispose(): void;
}

/** Characters that are asked for at once: about half a minute, so that the first sound comes soon. */
const partSize = 500;

export const createReviewSession = ({ ask, speak, play }: ReviewSessionOptions): ReviewSession => {
  const leaving = new AbortController();
  const store = createStore<ReviewSnapshot>({ state: { status: 'loading' }, listening: 'none' });
  let hearing: AbortController | null = null;
  const set = (change: Partial<ReviewSnapshot>) => {
    if (!leaving.signal.aborted) store.set({ ...store.getSnapshot(), ...change });
  };

  const stopListening = () => {
    hearing?.abort();
    hearing = null;
    set({ listening: 'none' });
  };

  const read = async (text: string, signal: AbortSignal) => {
    const parts = inParts(text, partSize);
    const askFor = (index: number) => {
      const part = parts[index];
      const audio = part === undefined ? null : speak(part, signal);
      // It is waited for later, or never when the learner stops before.
      audio?.catch(() => undefined);
      return audio;
    };
    let next = askFor(0);
    for (let index = 0; next; index += 1) {
      const audio = await next;
      if (signal.aborted) return;
      next = askFor(index + 1);
      set({ listening: 'playing' });
      await play(audio, signal);
      if (signal.aborted) return;
    }
  };

  return {
    subscribe: store.subscribe,
    getSnapshot: store.getSnapshot,
    load: async () => {
      set({ state: { status: 'loading' } });
      try {
        const { summary: told, error, review } = await ask(leaving.signal);
        const summary = stripTags(told);
        const isThere = !error && (summary.trim() !== '' || review !== undefined);
        const shown = { status: 'shown', summary, review: review ? withoutTags(review) : null } as const;
        set({ state: isThere ? shown : { status: 'missing' } });
      } catch (fault) {
        set({ state: { status: isUnanswered(fault) ? 'failed' : 'missing' } });
      }
    },
    listen: async () => {
      const { state } = store.getSnapshot();
      if (state.status !== 'shown' || hearing) return;
      const mine = new AbortController();
      hearing = mine;
      set({ listening: 'loading' });
      try {
        await read(state.summary, mine.signal);
      } catch {
        // spec §8 "Feedback audio failure": the button is as it was.
      }
      if (hearing === mine) stopListening();
    },
    stopListening,
    dispose: () => {
      stopListening();
      leaving.abort(new Error('The review was left.'));
    },
  };
};
