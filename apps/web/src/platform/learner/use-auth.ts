import { useSyncExternalStore } from 'react';
import type { AuthSnapshot } from '../auth/auth-state.ts';
import { useServices } from '../services/services-context.ts';

/** Reads who is at the page now. */
export const useAuth = (): AuthSnapshot => {
  const { auth } = useServices();
  return useSyncExternalStore(auth.subscribe, auth.getSnapshot, auth.getSnapshot);
};
