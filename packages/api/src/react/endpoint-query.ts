import type { QueryKey } from '@tanstack/react-query';
import type { CallOptions, Client } from '../client/index.ts';
import type { AnswerOf, Endpoint, RequestOf } from '../contract/endpoint.ts';

/** Endpoints that take nothing are asked without a request. */
export type QueryRequest<E extends Endpoint> =
  undefined extends RequestOf<E> ? [request?: undefined] : [request: RequestOf<E>];

/** The part of a query's options that comes from its endpoint. */
export interface EndpointQuery<E extends Endpoint> {
  readonly queryKey: QueryKey;
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<AnswerOf<E>>;
}

/**
 * Makes the key of an endpoint's answers in the cache.
 * @param request the key of one answer; without it the key matches every answer of the endpoint
 */
export const createQueryKey = (endpoint: Endpoint, request?: unknown): QueryKey =>
  request === undefined ? [endpoint.path] : [endpoint.path, request];

/** Makes a query from an endpoint: its key, and a call that ends when its last reader has gone. */
export const createEndpointQuery = <E extends Endpoint>(
  client: Client,
  endpoint: E,
  request: QueryRequest<E>[0],
  options: Omit<CallOptions, 'signal'> = {},
): EndpointQuery<E> => {
  const call = client.call as (endpoint: E, request: unknown, options: CallOptions) => Promise<AnswerOf<E>>;
  return {
    queryKey: createQueryKey(endpoint, request),
    queryFn: ({ signal }) => call(endpoint, request, { ...options, signal }),
  };
};
