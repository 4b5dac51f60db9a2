import { request } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestClock, minute } from '../testing/clock.ts';
import { call } from '../testing/signUpLearner.ts';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';

let server: TestServer;
afterEach(() => server.close());

/** One GET with headers that `fetch` would not let us choose. */
const get = (path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; type: string; text: string }>((resolve, reject) => {
    const sent = request(server.url + path, { headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, type: String(response.headers['content-type']), text }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
const askForCode = (email: string) => call(server, 'POST', '/user/send-verification-code', { email, reason: 'signup' });

describe('the built-in mailbox', () => {
  it('lists the mail to an address, newest first, with its code', async () => {
    const clock = createTestClock();
    server = await startTestServer({ now: clock.now });
    await askForCode('ana@example.com');
    await askForCode('eva@example.com');
    clock.advance(minute);
    await askForCode('ana@example.com');
    const mails: unknown = JSON.parse((await get('/dev/mailbox.json?to=Ana@example.com')).text);
    expect(mails).toMatchObject([
      { to: 'ana@example.com', sent_at: '2026-11-20T12:01:00.000Z' },
      { to: 'ana@example.com', sent_at: '2026-11-20T12:00:00.000Z' },
    ]);
    const [newest] = Array.isArray(mails) ? mails : [];
    expect(newest.subject).toBe(`${newest.code} is your Sayso code`);
    expect(newest.text).toContain(`your code to create your account is ${newest.code}.`);
    expect(JSON.parse((await get('/dev/mailbox.json')).text)).toHaveLength(3);
  });

  it('shows the mail on a page, harmless whatever is in it', async () => {
    server = await startTestServer();
    await server.services.mailer.send({ to: 'ana@example.com', subject: '<script>alert(1)</script>', text: '"&' });
    const page = await get('/dev/mailbox');
    expect(page.type).toContain('text/html');
    expect(page.text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page.text).not.toContain('<script>');
  });

  it('says so when it is empty', async () => {
    server = await startTestServer();
    expect((await get('/dev/mailbox')).text).toContain('No mail yet.');
  });

  it.each([
    ['a proxy', { 'x-forwarded-for': '203.0.113.7' }],
    ['a proxy that names itself', { forwarded: 'for=203.0.113.7' }],
    ['a web page under a name of its own', { host: 'rebound.example' }],
  ])('is not there for %s', async (_, headers) => {
    server = await startTestServer();
    expect((await get('/dev/mailbox', headers)).status).toBe(404);
    expect((await get('/dev/mailbox.json', headers)).status).toBe(404);
  });

  it('is not there for a forged address behind a trusted proxy', async () => {
    server = await startTestServer({ env: { TRUST_PROXY: 'true' } });
    expect((await get('/dev/mailbox', { 'x-forwarded-for': '127.0.0.1' })).status).toBe(404);
  });

  it('is not there when a mail server is set', async () => {
    server = await startTestServer({ env: { SMTP_URL: 'smtp://127.0.0.1:1' } });
    expect((await get('/dev/mailbox')).status).toBe(404);
    expect((await get('/dev/mailbox.json')).status).toBe(404);
  });
});
