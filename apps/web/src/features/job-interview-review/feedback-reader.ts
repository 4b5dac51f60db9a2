import { createStore } from '../../platform/store/store.ts';
import { inParts } from './in-parts.ts';

/** The state of the button that reads the feedback aloud. */
export type Listening = 'none' | 'loading' | 'playing';

export interface FeedbackReaderOptions {
  /** A text in the interviewer's voice, as audio in base64. */
  readonly speak: (text: string, signal: AbortSignal) => Promise<string>;
  /** Plays it until it ends or is stopped by `signal`. */
  readonly play: (audioBase64: string, signal: AbortSignal) => Promise<unknown>;
  /** Runs when the learner leaves. */
  readonly dispose?: () => void;
}

/** Reads the feedback on an interview aloud. */
export interface FeedbackReader {
  subscribe(listener: () => void): () => void;
  getSnapshot(): Listening;
  /** Reads this text aloud, unless it is being read already. Never rejects. */
  listen(text: string): Promise<void>;
  stopListening(): void;
  /** Leaves: the voice stops. */
  dispose(): void;
}

/** How many characters are asked for at once: about half a minute, so that the first sound comes soon. */
const partSize = 500;

export const createFeedbackReader = ({ speak, play, dispose }: FeedbackReaderOptions): FeedbackReader => {
  const store = createStore<Listening>('none');
  let hearing: AbortController | null = null;

  const stopListening = () => {
    hearing?.abort();
    hearing = null;
    store.set('none');
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
      store.set('playing');
      await play(audio, signal);
      if (signal.aborted) return;
    }
  };

  return {
    subscribe: store.subscribe,
    getSnapshot: store.getSnapshot,
    listen: async (text) => {
      if (hearing) return;
      const mine = new AbortController();
      hearing = mine;
      store.set('loading');
      try {
        await read(text, mine.signal);
      } catch {
        // The feedback cannot be heard: the button is as it was.
      }
      if (hearing === mine) stopListening();
    },
    stopListening,
    dispose: () => {
      stopListening();
      dispose?.();
    },
  };
};
