export { ApiProvider, type ApiProviderProps, useApiClient } from './api-provider.ts';
export { createEndpointQuery, createQueryKey, type EndpointQuery, type QueryRequest } from './endpoint-query.ts';
export { createQueryClient } from './query-client.ts';
export { type QueryState, readQueryState } from './query-state.ts';
export { useApiMutation } from './use-api-mutation.ts';
export { type ApiQuery, type ApiQueryOptions, useApiQuery, useQueryState } from './use-api-query.ts';
