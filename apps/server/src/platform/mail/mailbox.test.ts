import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestClock, minute } from '../../testing/clock.ts';
import { call } from '../../testing/sign-up-learner.ts';
import { startTestServer, type TestServer, testKeys } from '../../testing/start-test-server.ts';

let server: TestServer;
afterEach(() => server.close());

/** One GET with headers that `fetch` would not let us choose. */
const get = (path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; type: string; text: string; headers: IncomingHttpHeaders }>((resolve, reject) => {
    const sent = request(server.url + path, { headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          type: String(response.headers['content-type']),
          text,
          headers: response.headers,
        }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
/** The same, with the key. */
const getOpen = (path: string) => get(path, { 'x-mailbox-key': testKeys.mailbox });
const askForCode = (email: string) => call(server, 'POST', '/user/send-verification-code', { email, reason: 'signup' });

describe('the built-in mailbox', () => {
  it('lists the mail to an address, newest first, with its code', async () => {
    const clock = createTestClock();
    server = await startTestServer({ now: clock.now });
    await askForCode('ana@example.com');
    await askForCode('eva@example.com');
    clock.advance(minute);
    await askForCode('ana@example.com');
    const mails: unknown = JSON.parse((await getOpen('/dev/mailbox.json?to=Ana@example.com')).text);
    expect(mails).toMatchObject([
      { to: 'ana@example.com', sent_at: '2026-11-20T12:01:00.000Z' },
      { to: 'ana@example.com', sent_at: '2026-11-20T12:00:00.000Z' },
    ]);
    const [newest] = Array.isArray(mails) ? mails : [];
    expect(newest.subject).toBe(`${newest.code} is your Sayso code`);
    expect(newest.text).toContain(`your code to create your account is ${newest.code}.`);
    expect(JSON.parse((await getOpen('/dev/mailbox.json')).text)).toHaveLength(3);
  });

  it('shows the mail on a page, harmless whatever is in it', async () => {
    server = await startTestServer();
    await server.services.mailer.send({ to: 'ana@example.com', subject: '<script>alert(1)</script>', text: '"&' });
    const page = await getOpen('/dev/mailbox');
    expect(page.type).toContain('text/html');
    expect(page.text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page.text).not.toContain('<script>');
  });

  it('says so when it is empty', async () => {
    server = await startTestServer();
    expect((await getOpen('/dev/mailbox')).text).toContain('No mail yet.');
  });

  it.each([
    ['this machine', {}],
    ['a proxy', { 'x-forwarded-for': '203.0.113.7' }],
    ['a web page under a name of its own', { host: 'rebound.example' }],
    ['a wrong key', { 'x-mailbox-key': `${testKeys.mailbox}x` }],
    ['a cookie that is none', { cookie: 'sayso-mailbox=%' }],
  ])('is locked for %s', async (_, headers) => {
    server = await startTestServer();
    await askForCode('ana@example.com');
    const page = await get('/dev/mailbox', headers);
    expect(page).toMatchObject({ status: 401, type: 'text/html; charset=utf-8' });
    expect(page.text).toContain('Open the link that “npm start” printed in the terminal');
    const list = await get('/dev/mailbox.json', headers);
    expect(list.status).toBe(401);
    expect(JSON.parse(list.text)).toMatchObject({ code: 'unauthorized' });
    for (const { text } of [page, list]) expect(text).not.toMatch(/ana@example|your Sayso code/);
  });

  it('opens with its link, which keeps the key in a cookie and takes it out of the address', async () => {
    server = await startTestServer();
    expect((await get('/dev/mailbox?key=wrong')).status).toBe(401);
    const first = await get(`/dev/mailbox?key=${testKeys.mailbox}`);
    expect(first).toMatchObject({ status: 302, headers: { location: '/dev/mailbox' } });
    const [cookie = ''] = first.headers['set-cookie'] ?? [];
    expect(cookie).toMatch(/^sayso-mailbox=\S+; Path=\/dev; Max-Age=2592000; HttpOnly; SameSite=Lax$/);
    const kept = { cookie: `other=1; ${cookie.split(';', 1)[0]}` };
    expect((await get('/dev/mailbox', kept)).status).toBe(200);
    expect((await get('/dev/mailbox.json', kept)).status).toBe(200);
    expect(server.logs.join('')).not.toContain(testKeys.mailbox);
  });

  it('opens for a program that has the key in its address, too', async () => {
    server = await startTestServer();
    expect((await get(`/dev/mailbox.json?key=${testKeys.mailbox}`)).status).toBe(200);
  });

  it('keeps its cookie to https where PUBLIC_URL is https', async () => {
    server = await startTestServer({ env: { PUBLIC_URL: 'https://talk.localhost' } });
    const { headers } = await get(`/dev/mailbox?key=${testKeys.mailbox}`);
    expect(headers['set-cookie']?.[0]).toMatch(/; Secure$/);
  });

  it('has a key of its own when none is set, which is the same after the server was started again', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sayso-key-'));
    const env = { DATA_DIR: join(folder, 'data'), MAILBOX_KEY: '', METRICS_TOKEN: '' };
    server = await startTestServer({ env });
    const file = join(env.DATA_DIR, 'mailbox-key');
    const key = readFileSync(file, 'utf8').trim();
    expect(key).toMatch(/^[\w-]{43}$/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await server.close();
    server = await startTestServer({ env });
    expect((await get('/dev/mailbox.json', { 'x-mailbox-key': key })).status).toBe(200);
    rmSync(folder, { recursive: true });
  });

  it('is not there when a mail server is set', async () => {
    server = await startTestServer({ env: { SMTP_URL: 'smtp://127.0.0.1:1' } });
    expect((await getOpen('/dev/mailbox')).status).toBe(404);
    expect((await getOpen('/dev/mailbox.json')).status).toBe(404);
    expect(server.services.keys.mailbox).toBeNull();
  });
});
