import { stripTags } from '@sayso/voice/conversation';
import { createStore } from '../../shell/store.ts';
import { type PronunciationSummary, type SummaryView, viewOf } from './summary-view.ts';

/** What became of asking for the summary. */
export type SummaryState =
  | { readonly status: 'loading' }
  | { readonly status: 'shown'; readonly summary: SummaryView }
  /** There is none; `canRetry` where the server was not reached, so that there may be one. */
  | { readonly status: 'missing'; readonly canRetry: boolean };

/** What became of asking for the tip about the whole drill. */
export type GlobalTipState =
  | { readonly status: 'none' | 'generating' }
  | { readonly status: 'shown'; readonly text: string; readonly speaking: boolean };

/** What the summary screen shows. */
export interface SummarySnapshot {
  readonly summary: SummaryState;
  readonly tip: GlobalTipState;
}

export interface SummarySessionOptions {
  /** Null where the server answers with nothing. */
  readonly askSummary: (signal: AbortSignal) => Promise<PronunciationSummary | null>;
  readonly askTip: (
    signal: AbortSignal,
  ) => Promise<{ readonly tip: string; readonly audio_base64: string | null | undefined }>;
  /** Plays the tip; false when it could not be played. */
  readonly play: (audioBase64: string) => Promise<boolean>;
  /** Whether this error means that the server was not reached. */
  readonly isUnreachable: (error: unknown) => boolean;
  /** Something to tell that does not change the screen (spec §8). */
  readonly onFault: (text: string, kind: 'error' | 'blank') => void;
}

/** The summary of the latest drill and the tip about it, from the first request to leaving. */
export interface SummarySession {
  subscribe(listener: () => void): () => void;
  getSnapshot(): SummarySnapshot;
  /** Loads the summary, or loads it again. */
  load(): Promise<void>;
  /** Asks for the tip; ignored while one is on its way. */
  getTip(): Promise<void>;
  /** Leaves: what is under way is dropped. */
  dispose(): void;
}

/** Said where the server has no tip (spec §8). */
const defaultTip = 'Try to speak more clearly and slowly.';

export const createSummarySession = (options: SummarySessionOptions): SummarySession => {
  const leaving = new AbortController();
  const store = createStore<SummarySnapshot>({ summary: { status: 'loading' }, tip: { status: 'none' } });
  const set = (change: Partial<SummarySnapshot>) => {
    if (!leaving.signal.aborted) store.set({ ...store.getSnapshot(), ...change });
  };
  const tell = (text: string, kind: 'error' | 'blank') => {
    if (!leaving.signal.aborted) options.onFault(text, kind);
  };
  const miss = (canRetry: boolean) => {
    set({ summary: { status: 'missing', canRetry } });
    tell('No recent pronunciation session.', 'error');
  };
  const speak = async (text: string, audio: string) => {
    if (leaving.signal.aborted) return;
    set({ tip: { status: 'shown', text, speaking: true } });
    const isPlayed = await options.play(audio).catch(() => false);
    set({ tip: { status: 'shown', text, speaking: false } });
    if (!isPlayed) tell('Tip loaded but audio failed to play', 'blank');
  };

  return {
    subscribe: store.subscribe,
    getSnapshot: store.getSnapshot,
    load: async () => {
      set({ summary: { status: 'loading' } });
      try {
        const summary = await options.askSummary(leaving.signal);
        if (summary === null) miss(false);
        else set({ summary: { status: 'shown', summary: viewOf(summary) } });
      } catch (error) {
        miss(options.isUnreachable(error));
      }
    },
    getTip: async () => {
      const before = store.getSnapshot().tip;
      if (before.status === 'generating') return;
      set({ tip: { status: 'generating' } });
      try {
        const { tip, audio_base64: audio } = await options.askTip(leaving.signal);
        const text = stripTags(tip).trim() || defaultTip;
        set({ tip: { status: 'shown', text, speaking: false } });
        if (audio) await speak(text, audio);
      } catch {
        set({ tip: before });
        tell('Failed to fetch global tip.', 'error');
      }
    },
    dispose: () => leaving.abort(new Error('The summary was left.')),
  };
};
