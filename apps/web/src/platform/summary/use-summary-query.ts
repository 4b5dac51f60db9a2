import { type QueryState, readQueryState } from '@sayso/api/react';
import { type QueryKey, useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { useServices } from '../services/services-context.ts';

export interface SummaryQuery<T> {
  readonly state: QueryState<T>;
  /** Why there is no summary. */
  readonly error: Error | null;
  /** Asks again. */
  readonly retry: () => void;
}

/**
 * Asks for the summary of a session that was just held. It belongs to this visit of the page alone: the next visit is about another session.
 * The profile is asked for again beside it, as XP may have grown.
 * @param onFailure called once for each failure, unless the learner has left the page
 */
export const useSummaryQuery = <T>(
  name: QueryKey,
  load: (signal: AbortSignal) => Promise<T>,
  onFailure?: () => void,
): SummaryQuery<T> => {
  const { auth } = useServices();
  const { key: visit } = useLocation();
  const { status, data, error, refetch } = useQuery({
    queryKey: [...name, visit],
    queryFn: async ({ signal }) => {
      try {
        return await load(signal);
      } catch (fault) {
        if (!signal.aborted) onFailure?.();
        throw fault;
      } finally {
        if (!signal.aborted) void auth.refresh();
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  return { state: readQueryState<T>({ status, data }), error, retry: () => void refetch() };
};
