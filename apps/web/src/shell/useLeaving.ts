import { useHeld } from './useHeld.ts';

const createStay = () => {
  const leaving = new AbortController();
  return { signal: leaving.signal, dispose: () => leaving.abort(new Error('The page was left.')) };
};

/** Aborted when this component has left the screen: what it began then leads nobody anywhere. */
export const useLeaving = (): AbortSignal => useHeld(createStay, () => undefined).signal;
