import { isUnanswered } from '@sayso/api/client';
import { once } from './late.ts';

/**
 * Asks once what a server says of itself, `null` from one that does not say.
 * @throws while none can answer: it is asked again when that is wanted next
 */
export const createTold = <T>(ask: () => Promise<T>): (() => Promise<T | null>) => {
  return once(() =>
    ask().catch((error: unknown) => {
      if (isUnanswered(error)) throw error;
      return null;
    }),
  );
};
