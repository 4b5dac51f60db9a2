import type { CallOptions } from '@sayso/api/client';
import type { AnswerOf, Endpoint } from '@sayso/api/contract/endpoint';
import { type ApiQuery, createEndpointQuery, type QueryRequest, useApiClient, useQueryState } from '@sayso/api/react';
import { nullWhenRefused } from './null-when-refused.ts';

/** An endpoint without a request. */
type PlainEndpoint = Endpoint & { readonly request?: undefined };

interface OptionalQueryOptions extends Pick<CallOptions, 'withinMs'> {
  /** The answer stays the same for as long as the page is open, and for every learner. */
  readonly meta?: Record<string, unknown>;
  readonly staleTime?: number;
  readonly gcTime?: number;
  readonly refetchOnWindowFocus?: boolean;
}

/** Asks an endpoint that a server of the specification need not have; the answer is then `null`. */
export const useOptionalQuery = <E extends PlainEndpoint>(
  endpoint: E,
  { withinMs, ...options }: OptionalQueryOptions = {},
): ApiQuery<AnswerOf<E> | null> => {
  const client = useApiClient();
  const { queryKey } = createEndpointQuery(client, endpoint, undefined as QueryRequest<E>[0]);
  const call = client.call as (endpoint: E, request: undefined, options: CallOptions) => Promise<AnswerOf<E>>;
  return useQueryState<AnswerOf<E> | null>({
    ...options,
    queryKey: [...queryKey],
    queryFn: ({ signal }) => nullWhenRefused(call(endpoint, undefined, { signal, ...(withinMs && { withinMs }) })),
  });
};
