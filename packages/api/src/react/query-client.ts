import { QueryClient } from '@tanstack/react-query';

/**
 * Creates the cache of one page. An answer is shown at once wherever it is needed again, and is asked for again behind it.
 * The client already has deadlines and tries safe calls again, so a query makes one call and never waits for the browser to say that it is online.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        networkMode: 'always',
        refetchOnReconnect: false,
        refetchOnWindowFocus: true,
        staleTime: 0,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
