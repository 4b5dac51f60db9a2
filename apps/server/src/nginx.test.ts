import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { freePort } from './testing/free-port.ts';
import { type MainProcess, runMain } from './testing/run-main.ts';
import { type Nginx, nginxMissing, startNginx, whenNginxMissing } from './testing/start-nginx.ts';

const post = (url: string, body: unknown) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

describe.skipIf(nginxMissing)('behind nginx with proxy_pass alone, where everyone comes from this machine', () => {
  let folder: string;
  let server: MainProcess;
  let nginx: Nginx;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'sayso-nginx-test-'));
    server = runMain(folder, { LOG_LEVEL: 'warn' });
    nginx = await startNginx(await server.ready);
  }, 30_000);
  afterAll(async () => {
    await nginx.close();
    await server.kill();
    rmSync(folder, { recursive: true });
  });

  it.each(['/dev/mailbox.json', '/dev/mailbox', '/metrics'])(`%s is locked${whenNginxMissing}`, async (path) => {
    expect((await fetch(nginx.url + path)).status).toBe(401);
    expect((await fetch(nginx.url + path, { headers: { host: 'localhost' } })).status).toBe(401);
    expect((await fetch(nginx.url + path, { headers: { 'x-forwarded-for': '127.0.0.1' } })).status).toBe(401);
  });

  it(`a newcomer signs up with the code from the mailbox whose link was printed${whenNginxMissing}`, async () => {
    const email = 'newcomer@example.com';
    const password = 'Fearless-2026';
    const sent = await post(`${nginx.url}/user/send-verification-code`, { email, reason: 'signup' });
    expect(sent.status).toBe(200);

    const link = new URL(server.mailboxLink());
    const opened = await fetch(nginx.url + link.pathname + link.search, { redirect: 'manual' });
    expect([opened.status, opened.headers.get('location')]).toEqual([302, '/dev/mailbox']);
    const cookie = opened.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const page = await (await fetch(`${nginx.url}/dev/mailbox`, { headers: { cookie } })).text();
    const code = /<p class="code">(\d{6})<\/p>/.exec(page)?.[1];

    const verified = await post(`${nginx.url}/user/verify-code`, { email, code });
    expect(await verified.json()).toEqual({ verified: true });
    const tokens: unknown = await (await post(`${nginx.url}/user/signup`, { email, password })).json();
    const authorization = `Bearer ${v.parse(v.object({ token: v.string() }), tokens).token}`;
    const me = await fetch(`${nginx.url}/me`, { headers: { authorization } });
    expect(await me.json()).toMatchObject({ email });
  });

  it(`calls are counted, whatever they say of where they come from${whenNginxMissing}`, async () => {
    const ask = (turn: number) =>
      fetch(`${nginx.url}/user/check-email`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${turn}` },
        body: JSON.stringify({ email: `learner-${turn}@example.com` }),
      });
    const statuses: number[] = [];
    for (let turn = 0; turn < 125; turn += 1) statuses.push((await ask(turn)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(120);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe.skipIf(nginxMissing)('behind nginx as docs/guides/deploy.md has it', () => {
  const guide = readFileSync(new URL('../../../docs/guides/deploy.md', import.meta.url), 'utf8');
  const site = /```nginx\n([\s\S]*?)```/.exec(guide)?.[1] ?? '';
  const host = 'talk.example.com';
  let folder: string;
  let server: MainProcess;
  let nginx: Nginx;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'sayso-nginx-test-'));
    const env = { PUBLIC_URL: `http://${host}`, TRUST_PROXY: 'true', LOG_LEVEL: 'info' };
    const port = await freePort();
    server = runMain(folder, { ...env, PORT: String(port) });
    await server.ready;
    nginx = await startNginx(`http://127.0.0.1:${port}`, site);
  }, 30_000);
  afterAll(async () => {
    await nginx.close();
    await server.kill();
    rmSync(folder, { recursive: true });
  });

  it(`sockets open for the page of PUBLIC_URL, and for no other${whenNginxMissing}`, async () => {
    const knock = (origin: string) =>
      new Promise<number>((resolve, reject) => {
        const address = `${nginx.url.replace('http', 'ws')}/conversation/stream/John?token=none`;
        const socket = new WebSocket(address, { headers: { host }, origin });
        socket.on('open', () => {
          socket.terminate();
          resolve(101);
        });
        socket.on('unexpected-response', (_request, response) => {
          socket.terminate();
          resolve(response.statusCode ?? 0);
        });
        socket.on('error', reject);
      });
    expect(await knock(`http://${host}`)).toBe(101);
    expect(await knock('http://evil.example')).toBe(403);
  });

  it(`no caller is taken for many by what it says of itself${whenNginxMissing}`, async () => {
    const ask = (turn: number) =>
      fetch(`${nginx.url}/user/check-email`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${turn}` },
        body: JSON.stringify({ email: 'ana@example.com' }),
      });
    const statuses: number[] = [];
    for (let turn = 0; turn < 121; turn += 1) statuses.push((await ask(turn)).status);
    expect(statuses.at(-1)).toBe(429);
  });
});
