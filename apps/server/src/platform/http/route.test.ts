import { endpoint } from '@sayso/api/contract/endpoint';
import fastify from 'fastify';
import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import type { App } from '../ports.ts';
import { errorHandler } from './error-handler.ts';
import { route } from './route.ts';

const slow = endpoint({
  method: 'POST',
  path: '/slow',
  access: 'visitor',
  body: 'text',
  limit: null,
  deadlineMs: 100,
  summary: 'Waits.',
  request: v.object({ waits: v.boolean() }),
  answer: v.looseObject({}),
});

let app: App;
afterEach(() => app.close());
const listen = (): Promise<string> => {
  app.setErrorHandler(errorHandler);
  return app.listen({ port: 0, host: '127.0.0.1' });
};
const send = (url: string, waits: boolean, signal: AbortSignal | null = null) =>
  fetch(`${url}/slow`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ waits }),
    signal,
  });

describe('a call', () => {
  it('that its handler does not answer by the deadline is a 503, and the handler is told', async () => {
    app = fastify();
    const told = Promise.withResolvers<unknown>();
    route(app, slow, ({ input, signal }) => {
      if (!input.waits) return { is: 'quick' };
      signal.addEventListener('abort', () => told.resolve(signal.reason));
      return new Promise<never>(() => undefined);
    });
    const url = await listen();
    const response = await send(url, true);
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({
      detail: 'The server takes too long to answer. Please try again in a moment.',
      code: 'internal',
    });
    expect(await told.promise).toMatchObject({ status: 503 });
    expect(await (await send(url, false)).json()).toEqual({ is: 'quick' });
  });

  it('whose caller goes away tells its handler before the deadline', async () => {
    app = fastify();
    const told = Promise.withResolvers<unknown>();
    const caller = new AbortController();
    route(app, { ...slow, deadlineMs: 20_000 }, async ({ signal }) => {
      signal.addEventListener('abort', () => told.resolve(signal.reason));
      caller.abort();
      await told.promise;
      return {};
    });
    const url = await listen();
    await expect(send(url, true, caller.signal)).rejects.toThrow();
    expect(await told.promise).toMatchObject({ status: 499 });
  });

  it('may not carry more than its kind of body', async () => {
    app = fastify();
    route(app, { ...slow, body: 'none', request: v.looseObject({}) }, () => ({}));
    const url = await listen();
    const post = (length: number) =>
      fetch(`${url}/slow`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ text: 'x'.repeat(length) }),
      });
    expect((await post(100)).status).toBe(200);
    expect((await post(2000)).status).toBe(413);
  });
});
