import { type GenericSchema, is, safeParse } from 'valibot';
import type { AnswerOf, Endpoint } from '../contract/endpoint.ts';
import { errorBody } from '../contract/errors.ts';
import { ApiError, NetworkError, UnexpectedAnswerError } from './errors.ts';

/** The part of `fetch` that the client uses. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

const query = (input: unknown): string => {
  const entries = Object.entries(input ?? {}).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString();
  return search && `?${search}`;
};

const toInit = (endpoint: Endpoint, input: unknown, token: string | null, signal?: AbortSignal): RequestInit => {
  const sendsBody = endpoint.method !== 'GET' && input !== undefined;
  return {
    method: endpoint.method,
    credentials: 'include',
    headers: {
      accept: 'application/json',
      ...(sendsBody && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(sendsBody && { body: JSON.stringify(input) }),
    ...(signal && { signal }),
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

const toApiError = async (response: Response): Promise<ApiError> => {
  const body = await readJson(response).catch(() => null);
  return is(errorBody, body)
    ? new ApiError(response.status, body.detail, body.code)
    : new ApiError(response.status, 'Something went wrong.');
};

const parse = <S extends GenericSchema>(schema: S, body: unknown, path: string) => {
  const result = safeParse(schema, body, { abortEarly: true });
  if (result.success) return result.output;
  throw new UnexpectedAnswerError(`The answer of ${path} is not what the contract says: ${result.issues[0].message}`);
};

const request = async <T>(
  fetch: Fetch,
  baseUrl: string,
  endpoint: Endpoint,
  { input, token, signal }: { input: unknown; token: string | null; signal: AbortSignal | undefined },
  read: (response: Response) => Promise<T>,
): Promise<T> => {
  const url = `${baseUrl}${endpoint.path}${endpoint.method === 'GET' ? query(input) : ''}`;
  try {
    const response = await fetch(url, toInit(endpoint, input, token, signal));
    if (!response.ok) throw await toApiError(response);
    return await read(response);
  } catch (cause) {
    if (signal?.aborted) throw signal.reason;
    if (cause instanceof TypeError) {
      throw new NetworkError('The server cannot be reached. Check your connection and try again.', { cause });
    }
    throw cause;
  }
};

/**
 * One request and its answer, without any retry.
 * @throws ApiError for 4xx and 5xx, NetworkError when nothing answered, UnexpectedAnswerError when the answer is not the
 * contract's, and the signal's reason when aborted.
 */
export const exchange = <E extends Endpoint>(
  fetch: Fetch,
  baseUrl: string,
  endpoint: E,
  input: unknown,
  token: string | null,
  signal?: AbortSignal,
): Promise<AnswerOf<E>> =>
  request(fetch, baseUrl, endpoint, { input, token, signal }, async (response) => {
    const isEmpty = response.status === 204;
    if (isEmpty && endpoint.empty) return null as AnswerOf<E>;
    // Where the spec leaves the answer open, a server may have nothing to say beside yes.
    return parse(endpoint.answer, isEmpty ? {} : await readJson(response), endpoint.path) as AnswerOf<E>;
  });

/** One request whose answer is a file. @throws as `exchange` */
export const fetchFile = (
  fetch: Fetch,
  baseUrl: string,
  endpoint: Endpoint,
  input: unknown,
  token: string | null,
  signal?: AbortSignal,
): Promise<Blob> => request(fetch, baseUrl, endpoint, { input, token, signal }, (response) => response.blob());
