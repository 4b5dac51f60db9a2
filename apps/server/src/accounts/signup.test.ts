import { afterEach, describe, expect, it } from 'vitest';
import { call, signUpLearner } from '../testing/signUpLearner.ts';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';

let server: TestServer;
afterEach(() => server.close());

describe('signing up', () => {
  it('leads from an unknown address over the mailed code to a session', async () => {
    server = await startTestServer();
    const email = 'ana@example.com';
    expect((await call(server, 'POST', '/user/check-email', { email })).body).toEqual({
      exists: false,
      auth_provider: null,
    });
    const learner = await signUpLearner(server, email);
    expect((await call(server, 'POST', '/user/check-email', { email })).body).toEqual({
      exists: true,
      auth_provider: 'email',
    });
    expect((await server.services.tokens.authenticate(learner.token))?.email).toBe(email);
  });
});
