import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { createClient, createMemoryTokenStore, NetworkError } from '../client/index.ts';
import { getMe } from '../contract/profile.ts';
import { getSessions } from '../contract/progress.ts';
import { createEndpointQuery, createQueryKey } from './endpoint-query.ts';
import { createQueryClient } from './query-client.ts';
import { readQueryState } from './query-state.ts';

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const start = (answer: (url: string, init: RequestInit) => Promise<Response>) => {
  const client = createClient({
    tokens: createMemoryTokenStore({ token: 'good', refreshToken: null }),
    fetch: answer,
    attempts: 1,
  });
  return { client, queryClient: createQueryClient() };
};

describe('a query made from an endpoint', () => {
  it('has the path and the request as its key, so that two requests have two answers', () => {
    expect(createQueryKey(getMe)).toEqual(['/me']);
    expect(createQueryKey(getSessions, { limit: '50' })).toEqual(['/user/sessions', { limit: '50' }]);
  });

  it('calls the endpoint with the request', async () => {
    const asked: string[] = [];
    const { client, queryClient } = start(async (url) => {
      asked.push(url);
      return json({ sessions: [] });
    });
    const answer = await queryClient.fetchQuery(createEndpointQuery(client, getSessions, { limit: '50' }));
    expect(answer).toEqual({ sessions: [] });
    expect(asked).toEqual(['/user/sessions?limit=50']);
  });

  it('makes one call, as the client itself tries again', async () => {
    let calls = 0;
    const { client, queryClient } = start(() => {
      calls += 1;
      return Promise.reject(new TypeError('Failed to fetch'));
    });
    await expect(queryClient.fetchQuery(createEndpointQuery(client, getMe, undefined))).rejects.toBeInstanceOf(
      NetworkError,
    );
    expect(calls).toBe(1);
  });

  it('keeps what is here while it is asked for again, and when that fails', async () => {
    let isUp = true;
    const { client, queryClient } = start(async () => (isUp ? json({ sessions: [] }) : json({ detail: 'No.' }, 500)));
    const query = createEndpointQuery(client, getSessions, {});
    await queryClient.fetchQuery(query);
    isUp = false;
    const observer = new QueryObserver(queryClient, query);
    const stop = observer.subscribe(() => undefined);
    expect(readQueryState(observer.getCurrentResult())).toEqual({ status: 'success', data: { sessions: [] } });
    await observer.refetch();
    expect(readQueryState(observer.getCurrentResult())).toEqual({ status: 'success', data: { sessions: [] } });
    stop();
  });

  it('ends its call when the last reader has gone', async () => {
    let signal: AbortSignal | null | undefined;
    const { client, queryClient } = start((_url, init) => {
      signal = init.signal;
      return new Promise(() => undefined);
    });
    const stop = new QueryObserver(queryClient, createEndpointQuery(client, getMe, undefined)).subscribe(
      () => undefined,
    );
    await Promise.resolve();
    expect(signal?.aborted).toBe(false);
    stop();
    expect(signal?.aborted).toBe(true);
  });

  it('is asked for when the browser says that it is offline, so that the learner hears of it', async () => {
    const { client, queryClient } = start(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(queryClient.getDefaultOptions().queries?.networkMode).toBe('always');
    const observer = new QueryObserver(queryClient, createEndpointQuery(client, getMe, undefined));
    expect(readQueryState(observer.getCurrentResult())).toEqual({ status: 'pending' });
    await observer.refetch();
    expect(readQueryState(observer.getCurrentResult())).toEqual({ status: 'error' });
  });
});
