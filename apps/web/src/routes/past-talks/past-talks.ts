import type { getConversations } from '@sayso/api/contract/conversation';
import type { AnswerOf, RequestOf } from '@sayso/api/contract/endpoint';
import { createStore } from '../../shell/store.ts';
import { type Talk, talkOf } from './talks.ts';

/** How many talks come at once. */
const portion = '20';

/** The past talks as far as they are here. */
export type PastTalksState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | {
      readonly status: 'loaded';
      /** Newest first. */
      readonly talks: readonly Talk[];
      /** The talk that the address named, when it is none of these. */
      readonly linked: Talk | null;
      /** The talks before these: there are none, or they can be asked for. */
      readonly earlier: 'none' | 'ready' | 'loading' | 'failed';
    };

/** Asks the server for past conversations. */
export type AskForTalks = (
  wanted: RequestOf<typeof getConversations>,
  signal: AbortSignal,
) => Promise<AnswerOf<typeof getConversations>>;

/** The learner's past talks, page by page. */
export interface PastTalks {
  getSnapshot(): PastTalksState;
  subscribe(listener: () => void): () => void;
  /** Asks for the newest, and for the one that the address names. Never rejects. */
  load(): Promise<void>;
  /** Asks for those before, once at a time. Never rejects. */
  loadEarlier(): Promise<void>;
  /** Drops what is under way. */
  dispose(): void;
}

/** @param named the talk that the address names when the page is opened */
export const createPastTalks = (ask: AskForTalks, named: string | null): PastTalks => {
  const { getSnapshot, subscribe, set } = createStore<PastTalksState>({ status: 'loading' });
  let current = new AbortController();
  let next: string | null = null;

  // A server that knows of no `id` answers with all of them.
  const find = async (id: string, signal: AbortSignal): Promise<Talk | null> => {
    const { conversations } = await ask({ id }, signal);
    const found = conversations.find((conversation) => conversation.id === id);
    return found ? talkOf(found) : null;
  };

  const load = async (): Promise<void> => {
    current.abort();
    const mine = new AbortController();
    current = mine;
    set({ status: 'loading' });
    try {
      const page = await ask({ limit: portion }, mine.signal);
      const talks = page.conversations.map(talkOf);
      const isHere = named === null || talks.some(({ id }) => id === named);
      const linked = isHere ? null : await find(named, mine.signal);
      if (mine.signal.aborted) return;
      next = page.next;
      set({ status: 'loaded', talks, linked, earlier: next === null ? 'none' : 'ready' });
    } catch {
      if (!mine.signal.aborted) set({ status: 'failed' });
    }
  };

  const loadEarlier = async (): Promise<void> => {
    const state = getSnapshot();
    if (state.status !== 'loaded' || state.earlier === 'loading' || next === null) return;
    const { signal } = current;
    set({ ...state, earlier: 'loading' });
    try {
      const page = await ask({ limit: portion, before: next }, signal);
      if (signal.aborted) return;
      next = page.next;
      const known = new Set(state.talks.map(({ id }) => id));
      const talks = [...state.talks, ...page.conversations.filter(({ id }) => !known.has(id)).map(talkOf)];
      set({ ...state, talks, earlier: next === null ? 'none' : 'ready' });
    } catch {
      if (!signal.aborted) set({ ...state, earlier: 'failed' });
    }
  };

  return { getSnapshot, subscribe, load, loadEarlier, dispose: () => current.abort() };
};

/** The talk that this address names, among those that are here; null when it is not. */
export const openTalk = (state: PastTalksState, id: string | null): Talk | null => {
  if (state.status !== 'loaded' || id === null) return null;
  return state.talks.find((talk) => talk.id === id) ?? (state.linked?.id === id ? state.linked : null);
};
