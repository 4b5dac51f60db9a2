import { useSyncExternalStore } from 'react';
import { useServices } from '../composition/ServicesContext.ts';
import type { AuthSnapshot } from './auth-state.ts';

/** Who is at the page, now. */
export const useAuth = (): AuthSnapshot => {
  const { auth } = useServices();
  return useSyncExternalStore(auth.subscribe, auth.getSnapshot, auth.getSnapshot);
};
