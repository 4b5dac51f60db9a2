import { isUnanswered, SessionExpiredError } from '@sayso/api/client';

/**
 * Waits for the answer of a call that a server of the specification need not have: `null` from one that has none.
 * @throws while the server cannot answer, and when the session is over
 */
export const nullWhenRefused = <T>(answer: Promise<T>): Promise<T | null> =>
  answer.catch((error: unknown) => {
    if (isUnanswered(error) || error instanceof SessionExpiredError || (error as Error)?.name === 'AbortError')
      throw error;
    return null;
  });
