import { EngineUnavailable } from '../ports.ts';

export interface ProviderCall {
  /** Task and host of the service, as the beginning of a sentence: "The voice service at api.example.com". */
  readonly service: string;
  /** The key of the service. No error contains it, even when the answer of the service does. */
  readonly apiKey: string;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

/** An answer with another status than 200, from a service that is called with `fetch`. */
export class ProviderStatus extends Error {
  readonly status: number;
  constructor(status: number, body: string) {
    super(`${status} ${body.slice(0, 500)}`);
    this.status = status;
  }
}

/** The answer of a service does not follow its protocol. The message describes the answer, for the log. */
export class UnexpectedAnswer extends Error {}

/**
 * Calls an outside service, for `timeoutMs` at most.
 * @throws EngineUnavailable that says what happened and what to do, in words for people, when the service
 * fails; its cause is for the log and contains no key. The signal's reason when it is aborted, at once.
 */
export async function callProvider<T>(call: ProviderCall, request: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const limit = AbortSignal.any([call.signal, AbortSignal.timeout(call.timeoutMs)]);
  const stopped = Promise.withResolvers<never>();
  const stop = () => stopped.reject(limit.reason);
  limit.addEventListener('abort', stop, { once: true });
  try {
    call.signal.throwIfAborted();
    // Raced, and not only passed on: a library that waits before a retry does not listen to the signal.
    return await Promise.race([request(limit), stopped.promise]);
  } catch (error) {
    if (call.signal.aborted) throw call.signal.reason;
    const cause = new Error(withoutKey(describe(error), call.apiKey));
    throw new EngineUnavailable(`${call.service} ${explain(error, limit, call)}`, { cause });
  } finally {
    limit.removeEventListener('abort', stop);
  }
}

function explain(error: unknown, limit: AbortSignal, { timeoutMs }: ProviderCall): string {
  if (limit.aborted) return `did not answer within ${timeoutMs / 1000} s. Please try again.`;
  if (error instanceof UnexpectedAnswer || error instanceof SyntaxError) {
    return 'answered with something it should not. Please try again; if it stays so, check its address in the settings.';
  }
  const status = readStatus(error);
  if (status === null)
    return 'cannot be reached. Check the address in the settings and the connection to the internet.';
  if (status === 401 || status === 403) return 'refused the key of this server. Check the key in the settings.';
  if (status === 404) return 'does not know this address or model. Check both in the settings.';
  if (status === 429)
    return 'takes no more requests now: too many, or the account is used up. Please try again in a minute.';
  if (status >= 500) return `has a problem of its own (${status}). Please try again in a minute.`;
  return `did not accept the request (${status}). Check the model and the voices in the settings.`;
}

function readStatus(error: unknown): number | null {
  return error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : null;
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const deeper = error.cause === undefined ? '' : `, because ${describe(error.cause)}`;
  return `${error.constructor.name}: ${error.message}${deeper}`;
}

const withoutKey = (text: string, key: string) => (key.length > 0 ? text.replaceAll(key, '[key]') : text);
