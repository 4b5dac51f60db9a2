import type { Operator } from '../composition/operator.ts';
import { useServices } from '../composition/ServicesContext.ts';
import { useLoaded } from './useLoaded.ts';

/** Who runs the server: `null` from one that does not say, `undefined` until it has answered. Nobody waits for it. */
export const useOperator = (): Operator | null | undefined => {
  const { operator } = useServices();
  const { state } = useLoaded(operator);
  return state.status === 'loaded' ? state.value : undefined;
};
