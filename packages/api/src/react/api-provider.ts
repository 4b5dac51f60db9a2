import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createContext, createElement, type ReactNode, use } from 'react';
import type { Client } from '../client/index.ts';

const ClientContext = createContext<Client | null>(null);

export interface ApiProviderProps {
  readonly client: Client;
  readonly queryClient: QueryClient;
  readonly children: ReactNode;
}

/** Gives the components within the client and the cache of its answers. */
export const ApiProvider = ({ client, queryClient, children }: ApiProviderProps) =>
  createElement(
    ClientContext,
    { value: client },
    createElement(QueryClientProvider, { client: queryClient }, children),
  );

/** The client of the provider above. @throws without one */
export const useApiClient = (): Client => {
  const client = use(ClientContext);
  if (!client) throw new Error('useApiClient needs an ApiProvider above it.');
  return client;
};
