import type { Client } from '@sayso/api/client';
import { getConversations } from '@sayso/api/contract/conversation';
import type { AnswerOf } from '@sayso/api/contract/endpoint';
import { createQueryKey, type QueryState, readQueryState } from '@sayso/api/react';
import { readTalk, type Talk } from './talks.ts';

/** How many conversations come at once. */
const portion = '20';

type Page = AnswerOf<typeof getConversations>;

/** The past conversations as far as they are here. */
export interface ListedTalks {
  /** Newest first. */
  readonly talks: readonly Talk[];
  /** The conversation that the address names, when it is none of these. */
  readonly linked: Talk | null;
  /** The conversations before these: there are none, or they can be asked for. */
  readonly earlier: 'none' | 'ready' | 'loading' | 'failed';
}

export type PastTalksState = QueryState<ListedTalks>;

/** Makes the query of the past conversations, which come page by page. */
export const createTalksQuery = (client: Pick<Client, 'call'>) => ({
  queryKey: createQueryKey(getConversations, { limit: portion }),
  queryFn: ({ pageParam: before, signal }: { readonly pageParam: string | null; readonly signal: AbortSignal }) =>
    client.call(getConversations, { limit: portion, ...(before !== null && { before }) }, { signal }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }: Page) => next,
});

/** Makes the query of one conversation; `null` where there is no such conversation. */
export const createTalkQuery = (client: Pick<Client, 'call'>, id: string) => ({
  queryKey: createQueryKey(getConversations, { id }),
  queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<Talk | null> => {
    const { conversations } = await client.call(getConversations, { id }, { signal });
    // A server that knows of no `id` answers with all of them.
    const found = conversations.find((conversation) => conversation.id === id);
    return found ? readTalk(found) : null;
  },
});

/** Lists the conversations of all pages, each once. */
export const listTalks = ({ pages }: { readonly pages: readonly Page[] }): readonly Talk[] => {
  const talks = new Map<string, Talk>();
  for (const conversation of pages.flatMap(({ conversations }) => conversations)) {
    if (!talks.has(conversation.id)) talks.set(conversation.id, readTalk(conversation));
  }
  return [...talks.values()];
};

/** Whether this conversation must be asked for alone. */
export const isElsewhere = (talks: readonly Talk[] | undefined, id: string | null): id is string =>
  talks !== undefined && id !== null && !talks.some((talk) => talk.id === id);

/** The result of the query of the past conversations. */
export interface TalksResult {
  readonly status: 'pending' | 'error' | 'success';
  readonly data: readonly Talk[] | undefined;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
}

const readEarlier = (result: TalksResult): ListedTalks['earlier'] => {
  if (result.isFetchingNextPage) return 'loading';
  if (!result.hasNextPage) return 'none';
  return result.isFetchNextPageError ? 'failed' : 'ready';
};

/**
 * Reads what the page shows.
 * @param linked the conversation that the address names, where it had to be asked for alone; null where it had not
 */
export const readPastTalks = (result: TalksResult, linked: QueryState<Talk | null> | null): PastTalksState => {
  const state = readQueryState(result);
  if (state.status !== 'success') return state;
  if (linked && linked.status !== 'success') return linked;
  return {
    status: 'success',
    data: { talks: state.data, linked: linked?.data ?? null, earlier: readEarlier(result) },
  };
};

/** The conversation that this address names, among those that are here; null when it is not. */
export const openTalk = (state: PastTalksState, id: string | null): Talk | null => {
  if (state.status !== 'success' || id === null) return null;
  const { talks, linked } = state.data;
  return talks.find((talk) => talk.id === id) ?? (linked?.id === id ? linked : null);
};
