import { afterEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';

let server: TestServer;
afterEach(() => server.close());

/** One more code for one more address, asked for by somebody at `forwardedFor`. */
const askFrom = async (forwardedFor: string): Promise<number> => {
  const response = await fetch(`${server.url}/user/send-verification-code`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': forwardedFor },
    body: JSON.stringify({ email: `${crypto.randomUUID()}@example.com`, reason: 'signup' }),
  });
  return response.status;
};
const askOften = async (times: number, from: (turn: number) => string): Promise<number[]> => {
  const statuses: number[] = [];
  for (let turn = 0; turn < times; turn += 1) statuses.push(await askFrom(from(turn)));
  return statuses;
};

describe('one caller', () => {
  it('gets thirty codes an hour, for however many addresses', async () => {
    server = await startTestServer({ env: { TRUST_PROXY: 'true' } });
    const statuses = await askOften(31, () => '203.0.113.7');
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
    expect(await askFrom('203.0.113.8')).toBe(200);
  });

  it('is not taken for many by what it writes before the proxy’s own line', async () => {
    server = await startTestServer({ env: { TRUST_PROXY: 'true' } });
    const statuses = await askOften(31, (turn) => `198.51.100.${turn}, 203.0.113.7`);
    expect(statuses.at(-1)).toBe(429);
  });

  it('is not taken for many by the addresses of its own IPv6 network', async () => {
    server = await startTestServer({ env: { TRUST_PROXY: 'true' } });
    const statuses = await askOften(31, (turn) => `2001:db8::${turn + 1}`);
    expect(statuses.at(-1)).toBe(429);
  });

  it('is still counted after the server was started again, and by every other process', async () => {
    server = await startTestServer({ env: { TRUST_PROXY: 'true' } });
    const first = server;
    await askOften(30, () => '203.0.113.7');
    server = await startTestServer({ env: { TRUST_PROXY: 'true' }, database: first.database });
    expect(await askFrom('203.0.113.7')).toBe(429);
    await server.close();
    server = first;
  });

  it('is not counted when it is this machine, nor when a proxy that is not trusted says who it is', async () => {
    server = await startTestServer();
    const statuses = await askOften(31, () => '203.0.113.7');
    expect(statuses.at(-1)).toBe(200);
  });
});
