import { afterEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer, testKeys } from '../../testing/start-test-server.ts';

let server: TestServer;
afterEach(() => server.close());
const get = (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

describe('the probes', () => {
  it('say that the server lives and is ready', async () => {
    server = await startTestServer();
    expect((await get('/livez')).status).toBe(200);
    expect((await get('/readyz')).status).toBe(200);
  });

  it('say no as soon as it shuts down', async () => {
    server = await startTestServer();
    server.drain();
    expect((await get('/readyz')).status).toBe(503);
    expect((await get('/livez')).status).toBe(200);
  });

  it('say no while the database does not answer', async () => {
    server = await startTestServer();
    await server.services.storage.close();
    expect((await get('/readyz')).status).toBe(503);
    expect((await get('/livez')).status).toBe(200);
  });
});

describe('the numbers', () => {
  it('count calls by route, never by what was in the address', async () => {
    server = await startTestServer();
    await get('/me?token=secret');
    await get('/api/secret');
    const text = await (await get('/metrics', bearer(testKeys.metrics))).text();
    expect(text).toContain('sayso_http_request_duration_seconds_count{method="GET",route="/me",status="401"} 1');
    expect(text).not.toContain('secret');
  });

  it.each([
    ['this machine', {}],
    ['a proxy', { 'x-forwarded-for': '203.0.113.7' }],
    ['a wrong token', bearer(`${testKeys.metrics}x`)],
  ])('are not for %s', async (_, headers) => {
    server = await startTestServer();
    expect((await get('/metrics', headers)).status).toBe(401);
  });

  it('are for the holder of the token, from anywhere', async () => {
    server = await startTestServer();
    const headers = { ...bearer(testKeys.metrics), 'x-forwarded-for': '203.0.113.7' };
    expect((await get('/metrics', headers)).status).toBe(200);
  });
});
