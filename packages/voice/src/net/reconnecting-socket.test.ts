import { describe, expect, it, vi } from 'vitest';
import { createTestClock } from '../testing/clock.ts';
import { connectTo, say } from '../testing/socket-scenario.ts';
import { backoffMs, createReconnectingSocket, defaultBackoff, type OpenSocket } from './index.ts';

describe('the backoff', () => {
  it('waits 1 s, doubling to 10 s', () => {
    const delays = [1, 2, 3, 4, 5, 6, 60].map((failures) => backoffMs(failures, defaultBackoff, () => 0.5));
    expect(delays).toEqual([1000, 2000, 4000, 8000, 10_000, 10_000, 10_000]);
  });

  it('takes off at most the reconnectionDelayJitter', () => {
    expect(backoffMs(1, { ...defaultBackoff, reconnectionDelayJitter: 0.2 }, () => 1)).toBe(800);
  });
});

describe('a reconnecting socket', () => {
  it('connects only when it is told to, and once', async () => {
    const { clock, server, socket } = connectTo('bare');
    socket.connect();
    await clock.settle(100);
    expect(server.addresses).toEqual(['ws://server/1']);
    expect(socket.getSnapshot()).toMatchObject({ state: 'open', attempt: 0 });
  });

  it('comes back after exactly 1, 2, 4, 8, 10 and 10 s, each time with a fresh address', async () => {
    const { clock, server, socket, asked } = connectTo('bare');
    await clock.settle(6000);
    server.kill();
    for (const [index, delay] of [1000, 2000, 4000, 8000, 10_000, 10_000].entries()) {
      expect(socket.getSnapshot()).toMatchObject({ state: 'reconnecting', attempt: index + 1, code: 1006 });
      await clock.settle(delay - 1);
      expect(asked).toHaveLength(index + 1);
      await clock.settle(1);
      expect(asked).toHaveLength(index + 2);
      await clock.settle(5);
    }
    expect(new Set(server.addresses).size).toBe(7);
  });

  it('goes on doubling when the server only opens and drops, and starts again after 5 s of connection', async () => {
    const { clock, server, socket } = connectTo('bare');
    await clock.settle(100);
    server.breakConnections();
    await clock.settle(1100);
    server.breakConnections();
    expect(socket.getSnapshot().attempt).toBe(2);
    await clock.settle(2000 + 5100);
    expect(socket.getSnapshot().state).toBe('open');
    server.breakConnections();
    expect(socket.getSnapshot().attempt).toBe(1);
  });

  it('tries at once when the browser comes back online', async () => {
    const { clock, server, socket, comeOnline } = connectTo('bare');
    await clock.settle(100);
    server.kill();
    await clock.settle(8000);
    server.start();
    comeOnline();
    await clock.settle(20);
    expect(socket.getSnapshot().state).toBe('open');
  });

  it('gives an attempt 10 s, then makes the next', async () => {
    const { clock, server, socket } = connectTo('bare');
    server.freeze();
    await clock.settle(9999);
    expect(socket.getSnapshot().state).toBe('connecting');
    await clock.settle(1);
    expect(socket.getSnapshot()).toMatchObject({ state: 'reconnecting', reason: 'timeout' });
    server.start();
    await clock.settle(1100);
    expect(socket.getSnapshot().state).toBe('open');
  });

  it('gives an address that never comes 10 s too, and says what went wrong with one that failed', async () => {
    const clock = createTestClock();
    const cause = new Error('The server cannot be reached.');
    const url = vi
      .fn<() => Promise<string>>()
      .mockReturnValueOnce(new Promise(() => {}))
      .mockRejectedValueOnce(cause);
    const socket = createReconnectingSocket({ url, open: vi.fn(), clock, read: () => null });
    socket.connect();
    await clock.settle(10_000);
    expect(socket.getSnapshot()).toMatchObject({ reason: 'timeout', attempt: 1 });
    await clock.settle(1000);
    expect(socket.getSnapshot()).toMatchObject({ reason: 'no-address', attempt: 2, cause });
  });

  it('gives up a connection on which the server never says anything, and tries another', async () => {
    const clock = createTestClock();
    const open = vi.fn<OpenSocket>((_url, events) => {
      events.opened();
      return { send: () => true, close: () => undefined };
    });
    const socket = createReconnectingSocket({ url: async () => 'ws://mute', open, clock, read: () => null });
    socket.connect();
    await clock.settle(39_000);
    expect(socket.getSnapshot().state).toBe('open');
    await clock.settle(1000);
    expect(socket.getSnapshot()).toMatchObject({ state: 'reconnecting', reason: 'frozen' });
    await clock.settle(1000);
    expect(open).toHaveBeenCalledTimes(2);
  });

  it.each([1000, 5000, 8000, 25_000])(
    'notices a server that froze within 20 s (heartbeat %i ms)',
    async (heartbeatMs) => {
      for (const frozenAt of [100, 4000, 7999, 8001, 12_345]) {
        const { clock, server, socket } = connectTo('acknowledging', heartbeatMs);
        await clock.settle(frozenAt);
        expect(socket.getSnapshot().state).toBe('open');
        server.freeze();
        await clock.settle(20_000);
        expect(socket.getSnapshot()).toMatchObject({ state: 'reconnecting' });
        server.start();
        await clock.settle(22_000);
        expect(socket.getSnapshot().state).toBe('open');
        socket.dispose();
      }
    },
  );

  it('notices within 20 s, too, a server that froze before the first word of a new connection', async () => {
    const { clock, server, socket } = connectTo('acknowledging');
    await clock.settle(100);
    server.breakConnections();
    await clock.settle(1006);
    expect(socket.getSnapshot().state).toBe('open');
    server.freeze();
    await clock.settle(19_900);
    expect(socket.getSnapshot()).toMatchObject({ state: 'reconnecting' });
  });

  it('stays with a server that answers', async () => {
    const { clock, server, socket, said } = connectTo('acknowledging');
    await clock.settle(10 * 60_000);
    expect(server.addresses).toHaveLength(1);
    expect(said('ping').length).toBeGreaterThan(60);
    expect(socket.getSnapshot().state).toBe('open');
  });

  it('never pings a server of the specification', async () => {
    const { clock, said, server } = connectTo('bare');
    await clock.settle(10 * 60_000);
    expect(said('ping')).toEqual([]);
    expect(server.connections()).toBe(1);
  });

  it('asks for a fresh token once when the token is refused, then gives up', async () => {
    const { clock, server, socket, asked } = connectTo('silent');
    await clock.settle(20);
    server.link().close(4401);
    await clock.settle(20);
    expect(asked.at(-1)).toEqual({ refused: true, failures: 1 });
    expect(socket.getSnapshot().state).toBe('open');
    server.link().close(4401);
    await clock.settle(60_000);
    expect(socket.getSnapshot()).toMatchObject({ state: 'closed', reason: 'unauthorized', code: 4401 });
    expect(asked).toHaveLength(2);
  });

  it('asks again when a token runs out much later', async () => {
    const { clock, server, socket } = connectTo('silent');
    for (let hour = 0; hour < 3; hour += 1) {
      await clock.settle(3_600_000);
      server.link().close(4401);
      await clock.settle(20);
    }
    expect(socket.getSnapshot().state).toBe('open');
  });

  it('is unauthorized when there is no token to be had', async () => {
    const { clock, server, socket, loseToken } = connectTo('bare');
    await clock.settle(10);
    loseToken();
    server.breakConnections();
    await clock.settle(60_000);
    expect(socket.getSnapshot()).toMatchObject({ state: 'closed', reason: 'unauthorized' });
  });

  it.each([
    [4404, 'not-found'],
    [4409, 'taken-over'],
    [4410, 'ended'],
  ])('does not come back by itself after %i, but does when asked', async (code, reason) => {
    const { clock, server, socket } = connectTo('bare');
    await clock.settle(20);
    server.link().close(code);
    await clock.settle(60_000);
    expect(socket.getSnapshot()).toMatchObject({ state: 'closed', code, reason });
    socket.connect();
    await clock.settle(20);
    expect(socket.getSnapshot().state).toBe('open');
  });

  it('leaves out what is not JSON or not known, tells of it, and goes on', async () => {
    const { clock, server, socket } = connectTo('bare');
    const onMessage = vi.fn();
    socket.onMessage(onMessage);
    await clock.settle(20);
    for (const text of ['{', '"text"', 'null', '{"type":"odd"}', '[]']) server.link().sayText(text);
    server.link().say({ type: 'coach_thinking' });
    await clock.settle(20);
    expect(onMessage.mock.calls).toEqual([[{ type: 'bot_message', text: 'Hello' }], [{ type: 'coach_thinking' }]]);
    expect(socket.getSnapshot().state).toBe('open');
  });

  it('leaves no timer and no connection behind when it is disposed of', async () => {
    for (const at of [0, 3, 20, 30_000]) {
      const { clock, server, socket } = connectTo('acknowledging');
      await clock.settle(at);
      socket.dispose();
      await clock.settle(5);
      expect(clock.waiting()).toBe(0);
      expect(server.connections()).toBe(0);
      expect(socket.send(say('late'))).toBe(false);
    }
  });
});
