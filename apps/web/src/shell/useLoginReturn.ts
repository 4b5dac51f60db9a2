import type { LoginReturn } from '../composition/login-return.ts';
import { useServices } from '../composition/ServicesContext.ts';
import { useLoaded } from './useLoaded.ts';

/** What has become of the sign-in that came back, `null` while it is being finished, and the way to try again. */
export const useLoginReturn = (): { readonly outcome: LoginReturn | null; readonly retry: () => void } => {
  const { finishLogin, auth } = useServices();
  const { state, retry } = useLoaded(async () => {
    const outcome = await finishLogin();
    if (outcome === 'signed in') await auth.reload();
    return outcome;
  });
  return { outcome: state.status === 'loaded' ? state.value : null, retry };
};
