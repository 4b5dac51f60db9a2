import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { call } from '../../testing/sign-up-learner.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

interface Received {
  readonly from: string;
  readonly to: readonly string[];
  readonly text: string;
}

/** A real mail server that keeps what it gets, or refuses it. */
const startSmtp = async (refuse = false): Promise<{ url: string; received: Received[] }> => {
  const received: Received[] = [];
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom ? mailFrom.address : '';
        received.push({ from, to: rcptTo.map(({ address }) => address), text: Buffer.concat(chunks).toString() });
        done(refuse ? new Error('mailbox full') : null);
      });
    },
  });
  await new Promise<void>((resolve) => {
    smtp.listen(0, '127.0.0.1', resolve);
  });
  closing.push(() => new Promise((resolve) => smtp.close(() => resolve())));
  const address = smtp.server.address();
  if (!address || typeof address !== 'object') throw new Error('The mail server has no port.');
  return { url: `smtp://127.0.0.1:${address.port}`, received };
};

const start = async (url: string): Promise<TestServer> => {
  const server = await startTestServer({ env: { SMTP_URL: url, MAIL_FROM: 'Sayso <hello@sayso.example>' } });
  closing.push(() => server.close());
  return server;
};
const askForCode = (server: TestServer, reason = 'signup') =>
  call(server, 'POST', '/user/send-verification-code', { email: 'ana@example.com', reason });

describe('mail over SMTP', () => {
  it('carries the code to the address, and nothing stays in the database', async () => {
    const smtp = await startSmtp();
    const server = await start(smtp.url);
    expect((await askForCode(server)).status).toBe(200);
    expect(smtp.received).toMatchObject([{ from: 'hello@sayso.example', to: ['ana@example.com'] }]);
    const code = /^Subject: (\d{6}) is your Sayso code\r$/m.exec(smtp.received[0]?.text ?? '')?.[1];
    const verified = await call(server, 'POST', '/user/verify-code', { email: 'ana@example.com', code });
    expect(verified.body).toEqual({ verified: true });
    expect(await server.services.storage.db.selectFrom('mailbox').selectAll().execute()).toEqual([]);
  });

  it('can be checked', async () => {
    const server = await start((await startSmtp()).url);
    expect(await server.services.mailer.check(AbortSignal.timeout(5000))).toMatch(/takes mail$/);
  });

  it('that is refused is told, and can be asked for again at once', async () => {
    const smtp = await startSmtp(true);
    const server = await start(smtp.url);
    const refused = { status: 503, body: { detail: 'The code could not be sent. Please try again.' } };
    expect(await askForCode(server)).toMatchObject(refused);
    expect(await askForCode(server)).toMatchObject(refused);
    expect(smtp.received).toHaveLength(2);
    expect(server.logs.some((line) => line.includes('mailbox full'))).toBe(true);
  });

  it('that reaches no server is told', async () => {
    const server = await start('smtp://127.0.0.1:1');
    expect((await askForCode(server)).status).toBe(503);
  });
});
