import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { startTestServer } from '../../testing/start-test-server.ts';

it('A request that does not arrive in time is answered with 408, and its connection ends', async () => {
  const server = await startTestServer({ requestTimeout: 200 });
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.on('data', (chunk: Buffer) => {
    answer += chunk;
  });
  socket.write(`POST /user/login HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: application/json\r\n`);
  socket.write('Content-Length: 1000\r\n\r\n{');
  await once(socket, 'close');
  await server.close();
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
});
