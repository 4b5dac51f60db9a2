import { setTimeout } from 'node:timers/promises';
import { SignJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashToken } from '../../platform/config/random-secrets.ts';
import { createTestClock, day, minute, second, type TestClock } from '../../testing/clock.ts';
import { call, signUpLearner, type TestLearner } from '../../testing/sign-up-learner.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let server: TestServer;
let clock: TestClock;
let learner: TestLearner;
beforeEach(async () => {
  clock = createTestClock();
  server = await startTestServer({ now: clock.now });
  learner = await signUpLearner(server);
});
afterEach(() => server.close());

const me = (token: string, at = server) => call(at, 'GET', '/me', undefined, token);
const refresh = async (refresh_token: string, at = server) => {
  const { status, body } = await call(at, 'POST', '/api/auth/refresh', { refresh_token });
  return { status, token: String(body['token']), refresh_token: String(body['refresh_token']) };
};

describe('an access token', () => {
  it('is good for a quarter of an hour', async () => {
    clock.advance(15 * minute - second);
    expect((await me(learner.token)).status).toBe(200);
    clock.advance(second);
    expect(await me(learner.token)).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
  });

  it('is needed for the learner’s own calls', async () => {
    expect(await call(server, 'GET', '/me')).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
    expect((await me('nonsense')).status).toBe(401);
    expect((await me(learner.refresh_token)).status).toBe(401);
  });

  it('must be signed by this server', async () => {
    const claims = new SignJWT({ generation: 0, sign_in: 'made up' }).setSubject(learner.id).setExpirationTime('1h');
    const forged = await claims.setProtectedHeader({ alg: 'HS256' }).sign(new Uint8Array(32));
    expect((await me(forged)).status).toBe(401);
    const [, payload] = learner.token.split('.');
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
    expect((await me(unsigned)).status).toBe(401);
  });

  it('ends at logout, in every process, and those of other sign-ins stay', async () => {
    const second = await startTestServer({ now: clock.now, database: server.database });
    const elsewhere = await server.services.tokens.issue(learner.id);
    const next = await refresh(learner.refresh_token);
    expect((await call(server, 'POST', '/api/auth/logout', { refresh_token: next.refresh_token })).status).toBe(200);
    for (const at of [server, second]) {
      for (const token of [learner.token, next.token]) {
        expect(await me(token, at)).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
      }
      expect((await me(elsewhere.token, at)).status).toBe(200);
    }
    await second.close();
  });

  it('opens every process that shares the database', async () => {
    const second = await startTestServer({ now: clock.now, database: server.database });
    expect((await me(learner.token, second)).status).toBe(200);
    const next = await refresh(learner.refresh_token, second);
    expect((await me(next.token)).status).toBe(200);
    await second.close();
  });
});

describe('a refresh token', () => {
  it('is exchanged for a new pair', async () => {
    clock.advance(20 * minute);
    const next = await refresh(learner.refresh_token);
    expect(next.status).toBe(200);
    expect(next.refresh_token).not.toBe(learner.refresh_token);
    expect((await me(next.token)).status).toBe(200);
    expect((await refresh(next.refresh_token)).status).toBe(200);
  });

  it('gives two tabs that refresh at once the same pair', async () => {
    const [one, two, three] = await Promise.all([
      refresh(learner.refresh_token),
      refresh(learner.refresh_token),
      refresh(learner.refresh_token),
    ]);
    expect(one.status).toBe(200);
    expect(two).toEqual(one);
    expect(three).toEqual(one);
  });

  it('gives the same pair again for ten seconds', async () => {
    const first = await refresh(learner.refresh_token);
    clock.advance(10 * second);
    expect(await refresh(learner.refresh_token)).toEqual(first);
  });

  it('that is used again later revokes all tokens of its sign-in', async () => {
    const first = await refresh(learner.refresh_token);
    const other = await call(server, 'POST', '/user/login', { email: learner.email, password: 'Practice-4-ever' });
    clock.advance(10 * second + 1);
    expect((await refresh(learner.refresh_token)).status).toBe(401);
    expect((await refresh(first.refresh_token)).status).toBe(401);
    expect((await refresh(String(other.body['refresh_token']))).status).toBe(200);
    expect(server.logs.some((line) => line.includes('used twice') && line.includes(learner.id))).toBe(true);
  });

  it('is worth nothing after its learner has logged out, nor is its successor; another device stays in', async () => {
    const elsewhere = await server.services.tokens.issue(learner.id);
    const next = await refresh(learner.refresh_token);
    expect((await call(server, 'POST', '/api/auth/logout', { refresh_token: learner.refresh_token })).status).toBe(200);
    for (const token of [learner.refresh_token, next.refresh_token]) {
      expect((await refresh(token)).status).toBe(401);
    }
    expect((await refresh(elsewhere.refresh_token)).status).toBe(200);
    expect((await call(server, 'POST', '/api/auth/logout', { refresh_token: 'made up' })).status).toBe(200);
  });

  it.each([
    ['logout', () => server.services.tokens.revoke(learner.refresh_token)],
    [
      'a new password',
      () =>
        server.services.storage.db
          .transaction()
          .execute((transaction) => server.services.tokens.revokeAll(transaction, learner.id)),
    ],
  ])('is worth nothing after %s, nor is one that is just being given out for it', async (_name, end) => {
    const { db } = server.services.storage;
    const [token_hash, ofSuccessor] = [hashToken(learner.refresh_token), hashToken('successor')];
    const { ended } = await db.transaction().execute(async (transaction) => {
      const { user_id, family, created_at, expires_at } = await transaction
        .updateTable('refresh_tokens')
        .set({ used_at: clock.now() })
        .where('token_hash', '=', token_hash)
        .returningAll()
        .executeTakeFirstOrThrow();
      const ending = end();
      // By now it waits for the row that this transaction holds.
      await setTimeout(300);
      const successor = { token_hash: ofSuccessor, user_id, family, created_at, expires_at };
      await transaction.insertInto('refresh_tokens').values(successor).execute();
      return { ended: ending };
    });
    await ended;
    expect((await refresh('successor')).status).toBe(401);
  });

  it('is good for thirty days without use', async () => {
    clock.advance(30 * day);
    expect((await refresh(learner.refresh_token)).status).toBe(401);
  });

  it('is stored only as a hash, its successor only sealed', async () => {
    const next = await refresh(learner.refresh_token);
    const rows = JSON.stringify(await server.services.storage.db.selectFrom('refresh_tokens').selectAll().execute());
    expect(rows).not.toContain(learner.refresh_token);
    expect(rows).not.toContain(next.refresh_token);
  });

  it('leaves no pile of used ones behind', async () => {
    let token = learner.refresh_token;
    for (let turn = 0; turn < 30; turn += 1) {
      clock.advance(day / 10);
      token = (await refresh(token)).refresh_token;
    }
    const rows = await server.services.storage.db.selectFrom('refresh_tokens').selectAll().execute();
    expect(rows.length).toBeLessThanOrEqual(12);
  });

  it('that was never given out is refused', async () => {
    expect(await refresh('x'.repeat(43))).toMatchObject({ status: 401 });
  });
});
