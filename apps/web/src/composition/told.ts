import { isUnanswered } from '@sayso/api/client';
import { once } from './late.ts';

/**
 * Asks once what a server says of itself. `null` from one that does not say, and while none can answer: then it is asked again when that is
 * wanted next.
 */
export const createTold = <T>(ask: () => Promise<T>): (() => Promise<T | null>) => {
  const told = once(() =>
    ask().catch((error: unknown) => {
      if (isUnanswered(error)) throw error;
      return null;
    }),
  );
  return () => told().catch(() => null);
};
