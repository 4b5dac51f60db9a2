import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query';
import type { AnswerOf, Endpoint, RequestOf } from '../contract/endpoint.ts';
import { useApiClient } from './api-provider.ts';

type Request<E extends Endpoint> = undefined extends RequestOf<E> ? void : RequestOf<E>;

/** Calls an endpoint that changes something. */
export const useApiMutation = <E extends Endpoint, Context = unknown>(
  endpoint: E,
  options: Omit<UseMutationOptions<AnswerOf<E>, Error, Request<E>, Context>, 'mutationFn'> = {},
): UseMutationResult<AnswerOf<E>, Error, Request<E>, Context> => {
  const client = useApiClient();
  const call = client.call as (endpoint: E, request: unknown) => Promise<AnswerOf<E>>;
  return useMutation({ mutationKey: [endpoint.path], ...options, mutationFn: (request) => call(endpoint, request) });
};
