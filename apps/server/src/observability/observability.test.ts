import { afterEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';

let server: TestServer;
afterEach(() => server.close());
const get = (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers });
const token = 'a-token-of-some-length';

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
    const text = await (await get('/metrics')).text();
    expect(text).toContain('sayso_http_request_duration_seconds_count{method="GET",route="/me",status="401"} 1');
    expect(text).not.toContain('secret');
  });

  it('are for this machine only', async () => {
    server = await startTestServer();
    expect((await get('/metrics', { 'x-forwarded-for': '203.0.113.7' })).status).toBe(404);
  });

  it('are for the holder of the token when one is set', async () => {
    server = await startTestServer({ env: { METRICS_TOKEN: token } });
    expect((await get('/metrics')).status).toBe(404);
    expect((await get('/metrics', { authorization: `Bearer ${token}x` })).status).toBe(404);
    expect((await get('/metrics', { authorization: `Bearer ${token}`, 'x-forwarded-for': '203.0.113.7' })).status).toBe(
      200,
    );
  });
});
