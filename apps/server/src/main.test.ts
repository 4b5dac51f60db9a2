import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type MainProcess, runMain } from './testing/run-main.ts';

const generous = 30_000;

let folder: string;
let running: MainProcess | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sayso-main-'));
});
afterEach(async () => {
  await running?.kill();
  rmSync(folder, { recursive: true });
});

const run = (env: Record<string, string>): MainProcess => {
  running = runMain(folder, env);
  return running;
};

describe('the server’s process', () => {
  it(
    'says where it is, reads .env, and ends in good order with a socket open',
    async () => {
      writeFileSync(join(folder, '.env'), 'FREE_CONVERSATIONS_PER_DAY=3\nLOG_LEVEL=info\n');
      const server = run({});
      const address = await server.ready;
      expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
      expect((await fetch(`${address}/readyz`)).status).toBe(200);
      const authorization = `Bearer ${readFileSync(join(folder, '.data/metrics-token'), 'utf8').trim()}`;
      const metrics = await fetch(`${address}/metrics`, { headers: { authorization } });
      expect(await metrics.text()).toContain('process_resident_memory_bytes');
      expect((await fetch(server.mailboxLink(), { redirect: 'manual' })).status).toBe(302);

      const socket = new WebSocket(`${address.replace('http', 'ws')}/conversation/stream/John?token=none`);
      socket.on('error', () => undefined);
      const start = performance.now();
      server.child.kill('SIGTERM');
      const { code } = await server.ended;
      expect(code).toBe(0);
      expect(performance.now() - start).toBeLessThan(5000);
      socket.terminate();
    },
    generous,
  );

  it(
    'says that a provider does not answer, and starts all the same',
    async () => {
      const server = run({ LOG_LEVEL: 'silent', LLM_BASE_URL: 'http://127.0.0.1:9/v1', LLM_MODEL: 'm' });
      await server.ready;
      // A busy machine may not even hear the refusal in time.
      const reason = /Nothing answers at 127\.0\.0\.1:9 \((ECONNREFUSED|no answer within 1\.5 s)\): check LLM_BASE_URL/;
      expect(server.output()).toMatch(reason);
    },
    generous,
  );

  it(
    'says on a public server that was told of no proxy how it counts learners',
    async () => {
      const server = run({ LOG_LEVEL: 'silent', PUBLIC_URL: 'https://talk.example.com', ALLOW_DEMO: 'true' });
      expect(await server.ready).toBe('https://talk.example.com');
      expect(server.output()).toContain('TRUST_PROXY is not set: all learners count as one caller');
    },
    generous,
  );

  it(
    'takes a Ctrl-C that arrives twice, from the terminal and from npm, as one',
    async () => {
      const server = run({ LOG_LEVEL: 'info' });
      const { hostname, port } = new URL(await server.ready);
      // A request whose body is still to come keeps the server from ending before the second signal is there.
      const half = connect(Number(port), hostname);
      half.on('error', () => undefined);
      const head = ['POST /user/login HTTP/1.1', `Host: ${hostname}:${port}`, 'Content-Type: application/json'];
      half.write([...head, 'Content-Length: 9', 'Expect: 100-continue', '', ''].join('\r\n'));
      expect(String(await once(half, 'data'))).toContain('100 Continue');
      let again = false;
      server.child.stderr?.on('data', (chunk: Buffer) => {
        if (again || !chunk.includes('"stopping"')) return;
        again = true;
        server.child.kill('SIGINT');
        half.destroy();
      });
      server.child.kill('SIGINT');
      const { code, errors } = await server.ended;
      expect({ again, code }).toEqual({ again: true, code: 0 });
      expect(errors).not.toContain('did not warm up');
    },
    generous,
  );

  it(
    'names a variable that is wrong in one line, and ends with 1',
    async () => {
      const { code, errors } = await run({ PORT: 'many' }).ended;
      expect({ code, errors }).toEqual({ code: 1, errors: 'PORT must be a whole number from 0 to 65535.\n' });
    },
    generous,
  );

  it(
    'refuses the mailbox and the sandbox in one line where PUBLIC_URL is public, and ends with 1',
    async () => {
      const { code, errors } = await run({ PUBLIC_URL: 'https://talk.example.com' }).ended;
      const [line, ...rest] = errors.split('\n');
      expect({ code, rest }).toEqual({ code: 1, rest: [''] });
      expect(line).toMatch(/^SMTP_URL and STRIPE_SECRET_KEY must be set .* ALLOW_DEMO=true\.$/);
    },
    generous,
  );

  it(
    'says in one line that its port is in use, and ends with 1',
    async () => {
      const other = createServer().listen(0, '127.0.0.1');
      await once(other, 'listening');
      const address = other.address();
      const port = typeof address === 'object' && address ? String(address.port) : '';
      const { code, errors } = await run({ PORT: port, LOG_LEVEL: 'silent' }).ended;
      other.close();
      expect({ code, errors }).toEqual({
        code: 1,
        errors: `Port ${port} is in use. Set PORT to another one, or end the program that uses it.\n`,
      });
    },
    generous,
  );
});
