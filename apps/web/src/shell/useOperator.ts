import type { Operator } from '../composition/operator.ts';
import { useServices } from '../composition/ServicesContext.ts';
import type { LoadedState } from './loaded.ts';
import { useLoaded } from './useLoaded.ts';

/** Who runs the server, `null` from one that does not say; and the way to ask again. No page waits for it. */
export const useOperator = (): { readonly state: LoadedState<Operator | null>; readonly retry: () => void } =>
  useLoaded(useServices().operator);
