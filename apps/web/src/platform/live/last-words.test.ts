import { createReconnectingSocket } from '@sayso/voice/socket';
import { createTestClock, createTestSocketServer } from '@sayso/voice/testing';
import { describe, expect, it } from 'vitest';
import { createLastWords } from './last-words.ts';

interface Said {
  readonly type: string;
  readonly id?: string;
}
const isSaid = (value: unknown): value is Said => typeof value === 'object' && value !== null && 'type' in value;

/** An interview that was ended while its server was away, with an answer that has not arrived. */
const end = async () => {
  const clock = createTestClock();
  const server = createTestSocketServer({
    clock,
    onOpen: (link) => link.say({ type: 'session', history: [] }),
    onMessage: (message, link) => isSaid(message) && link.say({ type: 'ack', id: message.id }),
  });
  const socket = createReconnectingSocket<Said, Said>({
    url: async () => 'ws://server',
    open: server.open,
    clock,
    read: (value) => (isSaid(value) ? value : null),
  });
  const words = createLastWords(clock);
  words.follow('7', socket);
  socket.connect();
  await clock.settle(100);
  server.kill();
  await clock.settle(3500);
  socket.send({ type: 'user_message', id: 'a' });
  socket.retire(300_000);
  const leaving = new AbortController();
  let isDelivered = false;
  /** Waits as a review does. */
  const wait = (id = '7') =>
    void words.delivered(id, leaving.signal).then(() => {
      isDelivered = true;
    });
  return { clock, server, socket, wait, leaving, isDelivered: () => isDelivered };
};

describe('a review waits for the last words', () => {
  it('until they have arrived, for which the socket tries again at once', async () => {
    const { clock, server, socket, wait, isDelivered } = await end();
    server.start();
    await clock.settle(10);
    expect(socket.getSnapshot().state).toBe('reconnecting');
    wait();
    await clock.settle(4);
    expect(isDelivered()).toBe(false);
    await clock.settle(50);
    expect(isDelivered()).toBe(true);
    expect(server.received).toEqual([{ type: 'user_message', id: 'a' }]);
    expect(clock.waiting()).toBe(0);
  });

  it('for 12 s at most, and they still arrive when the server is back', async () => {
    const { clock, server, wait, isDelivered } = await end();
    wait();
    await clock.settle(11_999);
    expect(isDelivered()).toBe(false);
    await clock.settle(1);
    expect(isDelivered()).toBe(true);
    server.start();
    await clock.settle(20_000);
    expect(server.received).toHaveLength(1);
    expect(clock.waiting()).toBe(0);
  });

  it('not longer than a learner waits for it', async () => {
    const { clock, wait, leaving, isDelivered } = await end();
    wait();
    leaving.abort();
    await clock.settle(0);
    expect(isDelivered()).toBe(true);
  });

  it('not where none are on their way, or those of another interview', async () => {
    const { clock, server, wait, isDelivered } = await end();
    wait('8');
    await clock.settle(0);
    expect(isDelivered()).toBe(true);
    server.start();
    await clock.settle(20_000);
    const opened = server.addresses.length;
    wait();
    await clock.settle(20_000);
    expect(server.addresses).toHaveLength(opened);
  });
});
