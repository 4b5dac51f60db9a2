import { isUnanswered } from '@sayso/api/client';

/**
 * Asks once what a server says of itself, `null` from one that does not say.
 * @throws while none can answer: it is asked again when that is wanted next
 */
export const createTold = <T>(ask: () => Promise<T>): (() => Promise<T | null>) => {
  let told: Promise<T | null> | null = null;
  return () => {
    told ??= ask().catch((error: unknown) => {
      if (!isUnanswered(error)) return null;
      told = null;
      throw error;
    });
    return told;
  };
};
