import { NetworkError } from '@sayso/api/client';
import { useQueryState } from '@sayso/api/react';
import type { LoginReturn } from '../auth/login-return.ts';
import { sharedByAll } from '../cache/keep-learners-apart.ts';
import { useServices } from '../services/services-context.ts';

/** The outcome of the sign-in that came back, `null` while it is being finished, and the way to try again. */
export const useLoginReturn = (): { readonly outcome: LoginReturn | null; readonly retry: () => void } => {
  const { finishLogin, auth } = useServices();
  const { state, retry } = useQueryState({
    queryKey: ['login-return'],
    queryFn: async () => {
      const outcome = await finishLogin();
      if (outcome === 'unreachable') throw new NetworkError('The sign-in could not be finished.');
      if (outcome === 'signed in') await auth.reload();
      return outcome;
    },
    // It begins before the session of the learner whom it signs in.
    meta: sharedByAll,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  if (state.status === 'success') return { outcome: state.data, retry };
  return { outcome: state.status === 'error' ? 'unreachable' : null, retry };
};
