import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { absentEngines } from '../../testing/absent-engines.ts';
import { signUpLearner } from '../../testing/sign-up-learner.ts';
import { startTestServer, type TestServer, type TestServerOptions } from '../../testing/start-test-server.ts';

/** A coach that thinks for ever, so that the conversation stays as it is. */
const coach = { ...absentEngines.coach, greet: () => new Promise<string>(() => undefined) };

let server: TestServer;
afterEach(() => server.close());

/** How the server answered the upgrade: 101, or the status of its refusal. */
const knock = async (origin?: string, options: TestServerOptions = {}, headers: Record<string, string> = {}) => {
  server = await startTestServer(options);
  const { token } = await signUpLearner(server);
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/conversation/stream/John?token=${token}`, {
    ...(origin !== undefined && { origin }),
    headers,
  });
  return new Promise<number>((resolve, reject) => {
    socket.on('open', () => {
      socket.terminate();
      resolve(101);
    });
    socket.on('unexpected-response', (_request, response) => {
      socket.on('error', () => undefined);
      socket.terminate();
      resolve(response.statusCode ?? 0);
    });
    socket.on('error', reject);
  });
};

describe('a socket', () => {
  it('opens for a program, which names no origin', async () => {
    expect(await knock()).toBe(101);
  });

  it('opens for a page of the same origin', async () => {
    expect(await knock('http://sayso.test', {}, { host: 'sayso.test' })).toBe(101);
  });

  it('opens for a page at PUBLIC_URL', async () => {
    expect(await knock('https://talk.example.com', { env: { PUBLIC_URL: 'https://talk.example.com/' } })).toBe(101);
  });

  it('opens behind a trusted proxy', async () => {
    const headers = { 'x-forwarded-host': 'talk.example.com', 'x-forwarded-proto': 'https' };
    expect(await knock('https://talk.example.com', { env: { TRUST_PROXY: 'true' } }, headers)).toBe(101);
  });

  it.each(['http://evil.example', 'null', 'http://127.0.0.1:1'])('stays shut for a page at %s', async (origin) => {
    expect(await knock(origin)).toBe(403);
  });

  it('does not believe a proxy that it was not told of', async () => {
    expect(await knock('https://evil.example', {}, { 'x-forwarded-host': 'evil.example' })).toBe(403);
  });
});

describe('the heartbeat', () => {
  const beat = async (autoPong: boolean, heartbeat: number) => {
    server = await startTestServer({ heartbeat, engines: { coach } });
    const { token } = await signUpLearner(server);
    return new WebSocket(`${server.url.replace('http', 'ws')}/conversation/stream/John?token=${token}`, { autoPong });
  };

  it('ends a socket that does not answer', async () => {
    const [code] = await once(await beat(false, 40), 'close');
    expect(code).toBe(1006);
  });

  // Client and server share this process: on a busy machine an answer takes longer than a short beat.
  it('keeps one that does', async () => {
    const socket = await beat(true, 300);
    for (let pings = 0; pings < 3; pings += 1) await once(socket, 'ping');
    expect(socket.readyState).toBe(WebSocket.OPEN);
    socket.terminate();
  });
});

describe('a server that stops', () => {
  it('tells its sockets to come back', async () => {
    server = await startTestServer({ engines: { coach } });
    const { token } = await signUpLearner(server);
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/conversation/stream/John?token=${token}`);
    await once(socket, 'open');
    const closed = once(socket, 'close');
    await server.close();
    expect((await closed)[0]).toBe(1001);
    server = await startTestServer();
  });

  it('does not wait for a connection that came too late and stays open', async () => {
    server = await startTestServer();
    const { hostname, port } = new URL(server.url);
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    await once(socket, 'connect');
    socket.write(`GET /conversation/stream/John HTTP/1.1\r\nHost: ${hostname}:${port}\r\n`);
    // An answer on another connection: by now the first half of the knock was read.
    await fetch(`${server.url}/livez`);
    const closing = server.close();
    socket.write('Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n');
    socket.write('Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n');
    socket.resume();
    const start = performance.now();
    await closing;
    expect(performance.now() - start).toBeLessThan(3000);
    socket.destroy();
    server = await startTestServer();
  });
});
