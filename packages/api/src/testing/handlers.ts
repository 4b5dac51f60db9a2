import { delay, HttpResponse, http, type RequestHandler } from 'msw';
import type { AnswerInputOf, Endpoint } from '../contract/endpoint.ts';

const register = (endpoint: Endpoint, respond: () => Promise<Response> | Response): RequestHandler => {
  const resolver = { GET: http.get, POST: http.post, PATCH: http.patch, DELETE: http.delete }[endpoint.method];
  return resolver(endpoint.path, respond);
};

/** A server that answers this call with this body; `null` is a 204. */
export const answers = <E extends Endpoint>(endpoint: E, body: AnswerInputOf<E>): RequestHandler =>
  register(endpoint, () =>
    body === null ? new HttpResponse(null, { status: 204 }) : HttpResponse.json(body as object),
  );

/** A server that says no. */
export const refuses = (endpoint: Endpoint, status: number, detail: string, code?: string): RequestHandler =>
  register(endpoint, () => HttpResponse.json({ detail, code }, { status }));

/** A server that cannot be reached. */
export const isUnreachable = (endpoint: Endpoint): RequestHandler => register(endpoint, () => HttpResponse.error());

/** A server that takes for ever. */
export const hangs = (endpoint: Endpoint): RequestHandler =>
  register(endpoint, async () => {
    await delay('infinite');
    return HttpResponse.error();
  });
