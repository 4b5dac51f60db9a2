import { HttpError } from '../http-error.ts';

const askToWait = (seconds: number): string =>
  seconds < 90
    ? `Please wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'} and try again.`
    : `Please wait ${Math.ceil(seconds / 60)} minutes and try again.`;

/**
 * The refusal of a call that came too soon: nothing was done, and the call is welcome later.
 * @param leftMs until then, in milliseconds
 */
export const tooManyRequests = (leftMs: number): HttpError => {
  const retryAfter = Math.max(1, Math.ceil(leftMs / 1000));
  return new HttpError(429, 'too_many_requests', `Too many tries. ${askToWait(retryAfter)}`, { retryAfter });
};
