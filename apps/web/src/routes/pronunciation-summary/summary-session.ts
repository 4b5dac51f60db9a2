import { ApiError, UnexpectedAnswerError } from '@sayso/api/client';
import { stripTags } from '@sayso/voice/conversation';
import { createStore } from '../../shell/store.ts';
import { type PronunciationSummary, type SummaryView, viewOf } from './summary-view.ts';

/** What became of asking for the summary. */
export type SummaryState =
  | { readonly status: 'loading' }
  | { readonly status: 'shown'; readonly summary: SummaryView }
  /** There is none; `canRetry` where there may be one all the same, or a moment later. */
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
  /** A phrase was still being saved when the drill ended: where the server has no summary yet, it may have one soon. */
  readonly mayCome: boolean;
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

/** The server says that there is no session; what is not JSON says so, too (spec §5). */
const saysNone = (error: unknown): boolean =>
  error instanceof UnexpectedAnswerError || (error instanceof ApiError && error.status === 404);

type ShownTip = Extract<GlobalTipState, { readonly status: 'shown' }>;

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
  /** The newest tip that has come. While the next one is awaited it may still be spoken, and where that one fails it is shown again. */
  let told: GlobalTipState = { status: 'none' };
  const speak = async (tip: ShownTip, audio: string) => {
    if (leaving.signal.aborted) return;
    const isPlayed = await options.play(audio).catch(() => false);
    if (told !== tip) return;
    told = { ...tip, speaking: false };
    if (store.getSnapshot().tip === tip) set({ tip: told });
    if (!isPlayed) tell('Tip loaded but audio failed to play', 'blank');
  };

  return {
    subscribe: store.subscribe,
    getSnapshot: store.getSnapshot,
    load: async () => {
      set({ summary: { status: 'loading' } });
      try {
        const summary = await options.askSummary(leaving.signal);
        if (summary === null) miss(options.mayCome);
        else set({ summary: { status: 'shown', summary: viewOf(summary) } });
      } catch (error) {
        miss(options.mayCome || !saysNone(error));
      }
    },
    getTip: async () => {
      if (store.getSnapshot().tip.status === 'generating') return;
      set({ tip: { status: 'generating' } });
      try {
        const { tip, audio_base64: audio } = await options.askTip(leaving.signal);
        const text = stripTags(tip).trim() || defaultTip;
        const shown: ShownTip = { status: 'shown', text, speaking: Boolean(audio) };
        told = shown;
        set({ tip: shown });
        if (audio) await speak(shown, audio);
      } catch {
        set({ tip: told });
        tell('Failed to fetch global tip.', 'error');
      }
    },
    dispose: () => leaving.abort(new Error('The summary was left.')),
  };
};
