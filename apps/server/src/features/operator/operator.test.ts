import { afterEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../platform/config/read-config.ts';
import { call } from '../../testing/sign-up-learner.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

describe('who runs this server', () => {
  let server: TestServer | undefined;
  afterEach(async () => {
    await server?.close();
    server = undefined;
  });

  it('can be asked by anyone', async () => {
    server = await startTestServer({
      env: {
        OPERATOR_NAME: 'Atelier Parole',
        OPERATOR_ADDRESS: '12 rue des Lilas, 69003 Lyon, France',
        OPERATOR_REGISTRATION: 'RCS Lyon 123 456 789',
        OPERATOR_EMAIL: 'bonjour@example.org',
      },
    });
    expect(await call(server, 'GET', '/api/operator')).toMatchObject({
      status: 200,
      body: {
        name: 'Atelier Parole',
        address: '12 rue des Lilas, 69003 Lyon, France',
        registration: 'RCS Lyon 123 456 789',
        email: 'bonjour@example.org',
      },
    });
  });

  it('is left open where nothing was entered', async () => {
    server = await startTestServer();
    const { status, body } = await call(server, 'GET', '/api/operator');
    expect([status, body]).toEqual([200, { name: null, address: null, registration: null, email: null }]);
  });

  it('has an e-mail address that mail can be sent to', () => {
    expect(() => readConfig({ OPERATOR_EMAIL: 'ask at the desk' })).toThrow(
      'OPERATOR_EMAIL must be an e-mail address like hello@example.com.',
    );
  });
});
