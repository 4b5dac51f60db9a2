import { describe, expect, it, vi } from 'vitest';
import { createTestClock } from '../testing/clock.ts';
import { createTestSocketServer, type TestSocketLink } from '../testing/socket-server.ts';
import { backoffMs, createReconnectingSocket, defaultBackoff } from './index.ts';

interface Said {
  readonly type: string;
  readonly id?: string;
  readonly text?: string;
}

const isMessage = (value: unknown): value is Said =>
  typeof value === 'object' && value !== null && 'type' in value && value.type !== 'odd';

/** A socket and a server that greets as the option says. */
const connectTo = (kind: 'acknowledging' | 'bare' | 'silent', heartbeatMs = 8000) => {
  const clock = createTestClock();
  const ask = vi.fn(
    async (_attempt: { refused: boolean }): Promise<string | null> => `ws://server/${ask.mock.calls.length}`,
  );
  const opened = (link: TestSocketLink) => {
    if (kind === 'acknowledging')
      link.say({ type: 'session', session_id: 's', history: [], heartbeat_ms: heartbeatMs });
    if (kind === 'bare') link.say({ type: 'bot_message', text: 'Hello' });
  };
  const server = createTestSocketServer({
    clock,
    onOpen: opened,
    onMessage(message, link) {
      if (!isMessage(message)) return;
      if (message.type === 'ping') link.say({ type: 'pong' });
      if (message.type === 'user_message' && kind === 'acknowledging') link.say({ type: 'ack', id: message.id });
    },
  });
  let online = () => {};
  const socket = createReconnectingSocket<Said, Said>({
    url: ask,
    open: server.open,
    clock,
    read: (value) => (isMessage(value) ? value : null),
    online: (listener) => {
      online = listener;
      return () => {
        online = () => {};
      };
    },
    limit: 5,
  });
  socket.connect();
  const said = (type = 'user_message') =>
    server.received.filter((message) => isMessage(message) && message.type === type);
  return { clock, server, socket, ask, said, comeOnline: () => online() };
};

const say = (id: string): Said => ({ type: 'user_message', id, text: id });

describe('the backoff', () => {
  it('waits 1 s, doubling to 10 s', () => {
    const delays = [1, 2, 3, 4, 5, 6, 60].map((failures) => backoffMs(failures, defaultBackoff, () => 0.5));
    expect(delays).toEqual([1000, 2000, 4000, 8000, 10_000, 10_000, 10_000]);
  });

  it('takes off at most the spread', () => {
    expect(backoffMs(1, { ...defaultBackoff, spread: 0.2 }, () => 1)).toBe(800);
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
    const { clock, server, socket, ask } = connectTo('bare');
    await clock.settle(6000);
    server.kill();
    for (const [index, delay] of [1000, 2000, 4000, 8000, 10_000, 10_000].entries()) {
      expect(socket.getSnapshot()).toMatchObject({ state: 'reconnecting', attempt: index + 1, code: 1006 });
      await clock.settle(delay - 1);
      expect(ask).toHaveBeenCalledTimes(index + 1);
      await clock.settle(1);
      expect(ask).toHaveBeenCalledTimes(index + 2);
      await clock.settle(5);
    }
    expect(new Set(server.addresses).size).toBe(7);
  });

  it('goes on doubling when the server only opens and drops, and starts anew after 5 s of connection', async () => {
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

  it('never pings a server of the bare specification', async () => {
    const { clock, said, server } = connectTo('bare');
    await clock.settle(10 * 60_000);
    expect(said('ping')).toEqual([]);
    expect(server.connections()).toBe(1);
  });

  it('asks for a fresh token once when the token is refused, then gives up', async () => {
    const { clock, server, socket, ask } = connectTo('silent');
    await clock.settle(20);
    server.link().close(4401);
    await clock.settle(20);
    expect(ask).toHaveBeenLastCalledWith({ refused: true });
    expect(socket.getSnapshot().state).toBe('open');
    server.link().close(4401);
    await clock.settle(60_000);
    expect(socket.getSnapshot()).toMatchObject({ state: 'closed', reason: 'unauthorized', code: 4401 });
    expect(ask).toHaveBeenCalledTimes(2);
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
    const { clock, server, socket, ask } = connectTo('bare');
    await clock.settle(10);
    ask.mockResolvedValue(null);
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

describe('what is said while the socket is closed', () => {
  it('is delivered once and in order when it is open again', async () => {
    for (const kind of ['acknowledging', 'bare'] as const) {
      const { clock, server, socket, said } = connectTo(kind);
      const delivered: string[] = [];
      socket.onDelivered((id) => delivered.push(id));
      await clock.settle(100);
      server.kill();
      for (const id of ['a', 'b', 'c']) socket.send(say(id));
      await clock.settle(500);
      server.start();
      await clock.settle(30_000);
      expect(said()).toEqual([say('a'), say('b'), say('c')]);
      expect(delivered).toEqual(['a', 'b', 'c']);
    }
  });

  it('is sent again under the same id when the connection broke before the acknowledgement', async () => {
    const { clock, server, socket, said } = connectTo('acknowledging');
    await clock.settle(100);
    socket.send(say('a'));
    await clock.settle(7);
    server.breakConnections();
    await clock.settle(5000);
    expect(said()).toEqual([say('a'), say('a')]);
  });

  it('is not sent again when the history shows that the server has it', async () => {
    const { clock, server, socket, said } = connectTo('silent');
    const delivered = vi.fn();
    socket.onDelivered(delivered);
    await clock.settle(20);
    server.link().say({ type: 'session', session_id: 's', history: [] });
    await clock.settle(20);
    socket.send(say('a'));
    await clock.settle(20);
    server.breakConnections();
    await clock.settle(1010);
    server.link().say({ type: 'session', session_id: 's', history: [{ id: 'a', role: 'user', text: 'a' }] });
    await clock.settle(5000);
    expect(said()).toEqual([say('a')]);
    expect(delivered.mock.calls).toEqual([['a']]);
  });

  it('is not sent again for ever when the server will not have it', async () => {
    const { clock, server, socket, said } = connectTo('silent');
    await clock.settle(20);
    server.link().say({ type: 'session', session_id: 's', history: [] });
    socket.send(say('a'));
    await clock.settle(20);
    server.link().say({ type: 'error', detail: 'No.', id: 'a' });
    await clock.settle(20);
    server.breakConnections();
    await clock.settle(5000);
    expect(said()).toHaveLength(1);
    socket.send(say('a'));
    await clock.settle(20);
    expect(said()).toHaveLength(2);
  });

  it('goes out 1 s after opening to a server that waits for the page to speak first', async () => {
    const { clock, socket, said } = connectTo('silent');
    socket.send(say('a'));
    await clock.settle(1004);
    expect(said()).toEqual([]);
    await clock.settle(10);
    expect(said()).toEqual([say('a')]);
  });

  it('counts as delivered when it was sent and the server never said what kind it is', async () => {
    const { clock, server, socket, said } = connectTo('silent');
    const delivered = vi.fn();
    socket.onDelivered(delivered);
    socket.send(say('a'));
    await clock.settle(2000);
    server.breakConnections();
    await clock.settle(5000);
    expect(said()).toEqual([say('a')]);
    expect(delivered.mock.calls).toEqual([['a']]);
  });

  it('is refused, not dropped, when too much waits already', async () => {
    const { clock, server, socket, said } = connectTo('acknowledging');
    await clock.settle(20);
    server.kill();
    const taken = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => socket.send(say(id)));
    expect(taken).toEqual([true, true, true, true, true, false]);
    expect(socket.send(say('e'))).toBe(true);
    server.start();
    await clock.settle(5000);
    expect(said()).toHaveLength(5);
  });
});
