import { useResource } from './use-resource.ts';

const createStay = () => {
  const leaving = new AbortController();
  return { signal: leaving.signal, dispose: () => leaving.abort(new Error('The page was left.')) };
};

/** Creates a signal that is aborted when this component has left the screen, so that work it began does not lead to another page. */
export const useLeaving = (): AbortSignal => useResource(createStay, () => undefined).signal;
