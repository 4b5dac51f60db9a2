import { afterEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

const env = { TRUST_PROXY: 'true', CALLER_LIMIT_FACTOR: '1' };
let server: TestServer;
afterEach(() => server.close());

/** One more code for one more address, asked for from `forwardedFor`. */
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
    server = await startTestServer({ env });
    const statuses = await askOften(31, () => '203.0.113.7');
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
    expect(await askFrom('203.0.113.8')).toBe(200);
  });

  it('is not taken for many by what it writes before the proxy’s own line', async () => {
    server = await startTestServer({ env });
    const statuses = await askOften(31, (turn) => `198.51.100.${turn}, 203.0.113.7`);
    expect(statuses.at(-1)).toBe(429);
  });

  it('is counted once for all addresses of its own IPv6 network', async () => {
    server = await startTestServer({ env });
    const statuses = await askOften(31, (turn) => `2001:db8::${turn + 1}`);
    expect(statuses.at(-1)).toBe(429);
  });

  it('is still counted after the server was started again, and by every other process', async () => {
    server = await startTestServer({ env });
    const first = server;
    await askOften(30, () => '203.0.113.7');
    server = await startTestServer({ env, database: first.database });
    expect(await askFrom('203.0.113.7')).toBe(429);
    await server.close();
    server = first;
  });

  it('is counted when it is this machine, or comes through a proxy that the server was not told of', async () => {
    server = await startTestServer({ env: { CALLER_LIMIT_FACTOR: '1' } });
    const statuses = await askOften(31, (turn) => `203.0.113.${turn}`);
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
  });

  it('gets more where the owner of the server says that many learners share an address', async () => {
    server = await startTestServer({ env: { CALLER_LIMIT_FACTOR: '2' } });
    const statuses = await askOften(61, () => '203.0.113.7');
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
  });
});
