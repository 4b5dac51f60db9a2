import type { ConversationSummary } from '@sayso/api/contract/conversation';
import { stripTags } from '@sayso/voice/conversation';
import { createStore } from '../../shell/store.ts';
import { withoutTags } from '../../shell/without-tags.ts';
import type { TipState } from './CoachTip.tsx';
import { loadSummary } from './load-summary.ts';
import type { SummaryState } from './SessionSummaryPage.tsx';

/** What the summary screen shows. */
export interface SummarySnapshot {
  readonly summary: SummaryState;
  readonly tip: TipState;
}

export interface SummarySessionOptions {
  readonly askSummary: (signal: AbortSignal) => Promise<ConversationSummary | null>;
  readonly askTip: (signal: AbortSignal) => Promise<{ readonly tip: string; readonly audio_base64: string | null }>;
  /** Plays the tip; resolves when it has ended. */
  readonly play: (audioBase64: string) => Promise<unknown>;
  readonly wait: (ms: number) => Promise<void>;
  /** Something to tell that does not change the screen (spec §8). */
  readonly onFault: (text: string) => void;
}

/** The summary of the latest conversation and the tip to it, from the first request to leaving. */
export interface SummarySession {
  subscribe(listener: () => void): () => void;
  getSnapshot(): SummarySnapshot;
  /** Loads the summary, or loads it again. */
  load(): Promise<void>;
  getTip(): Promise<void>;
  /** Leaves: what is under way is dropped. */
  dispose(): void;
}

export const createSummarySession = (options: SummarySessionOptions): SummarySession => {
  const leaving = new AbortController();
  const store = createStore<SummarySnapshot>({ summary: { status: 'loading' }, tip: { status: 'none' } });
  const set = (change: Partial<SummarySnapshot>) => {
    if (!leaving.signal.aborted) store.set({ ...store.getSnapshot(), ...change });
  };
  const fail = (change: Partial<SummarySnapshot>, text: string) => {
    if (leaving.signal.aborted) return;
    set(change);
    options.onFault(text);
  };

  return {
    subscribe: store.subscribe,
    getSnapshot: store.getSnapshot,
    load: async () => {
      set({ summary: { status: 'loading' } });
      try {
        const summary = await loadSummary(() => options.askSummary(leaving.signal), options.wait, leaving.signal);
        set({ summary: summary ? { status: 'shown', summary: withoutTags(summary) } : { status: 'empty' } });
      } catch {
        fail({ summary: { status: 'failed' } }, 'Failed to load session summary.');
      }
    },
    getTip: async () => {
      set({ tip: { status: 'preparing' } });
      try {
        const { tip, audio_base64: audio } = await options.askTip(leaving.signal);
        const text = stripTags(tip);
        set({ tip: { status: 'shown', text, speaking: Boolean(audio) } });
        if (audio && !leaving.signal.aborted) await options.play(audio);
        set({ tip: { status: 'shown', text, speaking: false } });
      } catch {
        fail({ tip: { status: 'failed' } }, 'Failed to fetch coach tip.');
      }
    },
    dispose: () => leaving.abort(new Error('The summary was left.')),
  };
};
