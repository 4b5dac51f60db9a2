import { getInterviews, type PastInterview } from '@sayso/api/contract/interview';
import type { QueryState } from '@sayso/api/react';
import { useOptionalQuery } from '../../platform/server/use-optional-query.ts';

/** The interviews that were held, newest first, and the way to ask again; `null` from a server that keeps none. */
export const usePastInterviews = (): {
  readonly state: QueryState<readonly PastInterview[] | null>;
  readonly retry: () => void;
} => {
  const { state, retry } = useOptionalQuery(getInterviews);
  return { state: state.status === 'success' ? { ...state, data: state.data?.interviews ?? null } : state, retry };
};
