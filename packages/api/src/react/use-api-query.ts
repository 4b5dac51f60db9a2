import { type DefaultError, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { CallOptions } from '../client/index.ts';
import type { AnswerOf, Endpoint } from '../contract/endpoint.ts';
import { useApiClient } from './api-provider.ts';
import { createEndpointQuery, type QueryRequest } from './endpoint-query.ts';
import { type QueryState, readQueryState } from './query-state.ts';

/** The answer of a query, and the way to ask again. */
export interface ApiQuery<T> {
  readonly state: QueryState<T>;
  /** Asks again. A page that shows an answer keeps it meanwhile. */
  readonly retry: () => void;
}

/** Asks with the options of a query, and shows what is in the cache at once. */
export const useQueryState = <Answer, T = Answer>(options: UseQueryOptions<Answer, DefaultError, T>): ApiQuery<T> => {
  const { status, data, refetch } = useQuery(options);
  return { state: readQueryState({ status, data }), retry: () => void refetch() };
};

export interface ApiQueryOptions<E extends Endpoint, T> extends Pick<CallOptions, 'withinMs'> {
  /** Makes of the answer what a page shows. It must be the same function at every render. */
  readonly select?: (answer: AnswerOf<E>) => T;
  /**
   * Asks only when this is true.
   * @default true
   */
  readonly enabled?: boolean;
}

/** Asks an endpoint for as long as the component is on the screen. */
export const useApiQuery = <E extends Endpoint, T = AnswerOf<E>>(
  endpoint: E,
  ...[request, options = {}]: [...QueryRequest<E>, options?: ApiQueryOptions<E, T>]
): ApiQuery<T> => {
  const client = useApiClient();
  const { select, enabled = true, ...call } = options;
  return useQueryState<AnswerOf<E>, T>({
    ...createEndpointQuery(client, endpoint, request as QueryRequest<E>[0], call),
    enabled,
    ...(select && { select }),
  });
};
