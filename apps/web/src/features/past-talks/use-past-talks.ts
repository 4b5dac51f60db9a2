import { readQueryState, useApiClient } from '@sayso/api/react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import {
  createTalkQuery,
  createTalksQuery,
  isElsewhere,
  listTalks,
  type PastTalksState,
  readPastTalks,
} from './past-talks.ts';

/**
 * The learner's past conversations, page by page, and the one that the address names.
 * @param id the conversation that the address names
 */
export const usePastTalks = (
  id: string | null,
): { readonly state: PastTalksState; readonly retry: () => void; readonly loadEarlier: () => void } => {
  const client = useApiClient();
  const talks = useInfiniteQuery({ ...createTalksQuery(client), select: listTalks });
  const mustAsk = isElsewhere(talks.data, id);
  const linked = useQuery({ ...createTalkQuery(client, id ?? ''), enabled: mustAsk });
  return {
    state: readPastTalks(talks, mustAsk ? readQueryState(linked) : null),
    retry: () => void (talks.isError ? talks.refetch() : linked.refetch()),
    loadEarlier: () => {
      if (talks.hasNextPage && !talks.isFetchingNextPage) void talks.fetchNextPage();
    },
  };
};
