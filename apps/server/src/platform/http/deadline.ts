import type { FastifyReply } from 'fastify';
import { HttpError } from '../http-error.ts';

const tooLate = (): HttpError =>
  new HttpError(503, 'internal', 'The server takes too long to answer. Please try again in a moment.');

/**
 * Lets a handler take `deadlineMs` milliseconds. Fastify's own `handlerTimeout` is no use for a call with a body: it ends with the body, and its signal
 * aborts then.
 * @param handle gets a signal that is aborted at the deadline and when the caller goes away
 * @throws HttpError 503 at the deadline, also where the handler does not listen to its signal; otherwise as `handle` does
 */
export const withinDeadline = async <T>(
  { raw }: FastifyReply,
  deadlineMs: number,
  handle: (signal: AbortSignal) => Promise<T> | T,
): Promise<T> => {
  const stop = new AbortController();
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const error = tooLate();
    stop.abort(error);
    reject(error);
  }, deadlineMs);
  const leave = () => {
    if (!raw.writableFinished) stop.abort(new HttpError(499, 'internal', 'The caller went away.'));
  };
  raw.once('close', leave);
  try {
    return await Promise.race([handle(stop.signal), late]);
  } finally {
    clearTimeout(timer);
  }
};
