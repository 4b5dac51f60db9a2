import { type Client, NetworkError } from '@sayso/api/client';
import { logout } from '@sayso/api/contract/account';
import { CancelledError, type QueryClient } from '@tanstack/react-query';
import { createProfileQuery } from '../cache/profile-query.ts';
import type { AuthCalls } from './auth-state.ts';

/** The calls of the auth state: the profile goes into the cache, where the pages read it. */
export const createAuthCalls = (client: Client, queryClient: QueryClient): AuthCalls => {
  const query = { ...createProfileQuery(client), staleTime: 0 };
  return {
    me: async () => {
      // A call that is already on its way began before the change that this one is about.
      await queryClient.cancelQueries({ queryKey: query.queryKey, exact: true });
      try {
        await queryClient.fetchQuery(query);
      } catch (error) {
        if (!(error instanceof CancelledError)) throw error;
        // A newer call has taken its place, whose answer counts for both.
        const isAsked = queryClient.getQueryState(query.queryKey)?.fetchStatus === 'fetching';
        if (!isAsked) throw new NetworkError('The profile is no longer asked for.', { cause: error });
        await queryClient.fetchQuery(query);
      }
    },
    logout: (refreshToken) => client.call(logout, { refresh_token: refreshToken }),
  };
};
