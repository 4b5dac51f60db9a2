import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestClock, hour, minute, type TestClock } from '../../testing/clock.ts';
import { codeFor, goodPassword, signUpLearner } from '../../testing/sign-up-learner.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

const ana = 'ana@example.com';
const otherPassword = 'Another-1-please';
const home = '198.51.100.1';
const stranger = '203.0.113.7';

let server: TestServer;
let clock: TestClock;
beforeEach(async () => {
  clock = createTestClock();
  server = await startTestServer({ now: clock.now, env: { TRUST_PROXY: 'true', CALLER_LIMIT_FACTOR: '1' } });
  await signUpLearner(server, ana);
});
afterEach(() => server.close());

/** One call from a client at this network address. */
const post = async (from: string, path: string, body: unknown): Promise<number> => {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': from };
  const response = await fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  await response.arrayBuffer();
  return response.status;
};
const askFrom = (from: string) => post(from, '/user/send-verification-code', { email: ana, reason: 'reset' });
const resetFrom = (from: string, code: string) =>
  post(from, '/user/reset-password', { email: ana, code, new_password: otherPassword });
const wrong = async () => ((await codeFor(server, ana)) === '000000' ? '000001' : '000000');
const guessFrom = async (from: string, times: number): Promise<number[]> => {
  const statuses: number[] = [];
  for (let turn = 0; turn < times; turn += 1) statuses.push(await resetFrom(from, await wrong()));
  return statuses;
};

describe('wrong codes', () => {
  it('lock out the caller who tried them, and not the person whose address it is', async () => {
    await askFrom(home);
    const guesses = await guessFrom(stranger, 26);
    expect(guesses.slice(0, 25)).toEqual(Array.from({ length: 25 }, () => 400));
    expect(guesses.at(-1)).toBe(429);
    expect(await resetFrom(stranger, await codeFor(server, ana))).toBe(429);
    expect(await resetFrom(home, await codeFor(server, ana))).toBe(200);
  });

  it('are five for each caller and code: the right one does not help after that', async () => {
    await askFrom(home);
    await guessFrom(stranger, 5);
    expect(await resetFrom(stranger, await codeFor(server, ana))).toBe(400);
  });

  it('are ten for a code from all callers together, and a fresh code lets its owner on', async () => {
    await askFrom(home);
    for (const last of [1, 2, 3]) await guessFrom(`203.0.113.${last}`, 5);
    expect(await resetFrom(home, await codeFor(server, ana))).toBe(400);
    clock.advance(minute);
    expect(await askFrom(home)).toBe(200);
    expect(await resetFrom(home, await codeFor(server, ana))).toBe(200);
  });
});

describe('codes that a stranger asks for', () => {
  it('do not keep the owner of the address from asking', async () => {
    const asked: number[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      asked.push(await askFrom(stranger));
      clock.advance(minute);
    }
    expect(asked).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await askFrom(home)).toBe(200);
    expect(await resetFrom(home, await codeFor(server, ana))).toBe(200);
  });

  it('are fifteen an hour in all, so that no inbox is flooded', async () => {
    const asked: number[] = [];
    for (let turn = 0; turn < 16; turn += 1) asked.push(await askFrom(`203.0.113.${turn}`));
    expect(asked.filter((status) => status === 200)).toHaveLength(15);
    clock.advance(hour);
    expect(await askFrom(home)).toBe(200);
  });
});

describe('wrong passwords from everywhere', () => {
  it('do not keep the owner out who sets a new password', async () => {
    const logIn = (from: string, password: string) => post(from, '/user/login', { email: ana, password });
    for (let turn = 0; turn < 100; turn += 1) await logIn(`203.0.113.${turn}`, 'x');
    expect(await logIn(home, goodPassword)).toBe(429);
    await askFrom(home);
    expect(await resetFrom(home, await codeFor(server, ana))).toBe(200);
    expect(await logIn(home, otherPassword)).toBe(200);
  });
});
