import { type GenericSchema, is, safeParse } from 'valibot';
import { bodies } from '../contract/bodies.ts';
import type { AnswerOf, Endpoint } from '../contract/endpoint.ts';
import { errorBody } from '../contract/errors.ts';
import type { Clock } from './clock.ts';
import { ApiError, NetworkError, UnexpectedAnswerError } from './errors.ts';
import { withTimeout } from './with-timeout.ts';

/** The part of `fetch` that the client uses. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

const query = (input: unknown): string => {
  const entries = Object.entries(input ?? {}).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString();
  return search && `?${search}`;
};

/** The input as JSON. @throws ApiError 413, as the server would, when that is more than the endpoint takes */
const toBody = (endpoint: Endpoint, input: unknown): string => {
  const body = JSON.stringify(input);
  const { maximumBytes, tooLarge } = bodies[endpoint.body];
  if (body.length > maximumBytes) throw new ApiError(413, tooLarge.detail, tooLarge.code);
  return body;
};

const toInit = (endpoint: Endpoint, input: unknown, token: string | null, signal: AbortSignal): RequestInit => {
  const sendsBody = endpoint.method !== 'GET' && input !== undefined;
  return {
    method: endpoint.method,
    credentials: 'include',
    headers: {
      accept: 'application/json',
      ...(sendsBody && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(sendsBody && { body: toBody(endpoint, input) }),
    signal,
  };
};

const readJson = async (response: Response): Promise<unknown> => {
  const type = response.headers.get('content-type') ?? '';
  if (!/\bjson\b/.test(type))
    throw new UnexpectedAnswerError(`The server answered ${type || 'nothing'} instead of JSON.`);
  try {
    return await response.json();
  } catch (cause) {
    if (cause instanceof SyntaxError)
      throw new UnexpectedAnswerError('The server answered with broken JSON.', { cause });
    throw cause;
  }
};

/** `Retry-After` in milliseconds: seconds, or a date by the server's own clock. */
const readRetryAfter = ({ headers }: Response): number | undefined => {
  const value = headers.get('retry-after');
  if (!value) return undefined;
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.parse(headers.get('date') ?? '');
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
};

const toApiError = async (response: Response): Promise<ApiError> => {
  const { status } = response;
  const body = await readJson(response).catch(() => null);
  const { detail, code } = is(errorBody, body) ? body : { detail: 'Something went wrong.' };
  return new ApiError(status, detail, code, readRetryAfter(response));
};

const parse = <S extends GenericSchema>(schema: S, body: unknown, path: string) => {
  const result = safeParse(schema, body, { abortEarly: true });
  if (result.success) return result.output;
  throw new UnexpectedAnswerError(`The answer of ${path} is not what the contract says: ${result.issues[0].message}`);
};

/** How a call is made: the same for every attempt. */
export interface Line {
  readonly fetch: Fetch;
  /** Origin of the server without a slash at its end; empty for the page's own. */
  readonly baseUrl: string;
  readonly clock: Clock;
}

/** The parts of one attempt that differ from call to call. */
export interface Attempt {
  readonly input: unknown;
  readonly token: string | null;
  readonly signal?: AbortSignal | undefined;
}

const request = <T>(
  { fetch, baseUrl, clock }: Line,
  endpoint: Endpoint,
  { input, token, signal: caller }: Attempt,
  read: (response: Response, restart: () => void) => Promise<T>,
): Promise<T> =>
  withTimeout({ clock, ms: endpoint.deadlineMs, signal: caller }, async (signal, restart) => {
    const url = `${baseUrl}${endpoint.path}${endpoint.method === 'GET' ? query(input) : ''}`;
    try {
      const response = await fetch(url, toInit(endpoint, input, token, signal));
      if (!response.ok) throw await toApiError(response);
      return await read(response, restart);
    } catch (cause) {
      if (signal.aborted) throw signal.reason;
      if (cause instanceof TypeError) {
        throw new NetworkError('The server cannot be reached. Check your connection and try again.', { cause });
      }
      throw cause;
    }
  });

/**
 * One request and its answer within the deadline of its endpoint, without any retry.
 * @throws ApiError for 4xx and 5xx, NetworkError when nothing answered, TimeoutError when the answer was not here in time,
 * UnexpectedAnswerError when it is not the contract's, and the signal's reason when aborted.
 */
export const exchange = <E extends Endpoint>(line: Line, endpoint: E, attempt: Attempt): Promise<AnswerOf<E>> =>
  request(line, endpoint, attempt, async (response) => {
    const isEmpty = response.status === 204;
    if (isEmpty && endpoint.empty) return null as AnswerOf<E>;
    // Where the spec leaves the answer open, a server may have nothing to say beside yes.
    const body = isEmpty ? {} : await readJson(response);
    return parse(endpoint.answer, endpoint.adapt?.(body) ?? body, endpoint.path) as AnswerOf<E>;
  });

/** One request whose answer is a file, each piece of it within the deadline. @throws as `exchange` */
export const fetchFile = (line: Line, endpoint: Endpoint, attempt: Attempt): Promise<Blob> =>
  request(line, endpoint, attempt, async (response, restart) => {
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    const reader = response.body?.getReader();
    for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
      restart();
      pieces.push(piece.value);
    }
    return new Blob(pieces, { type: response.headers.get('content-type') ?? '' });
  });
