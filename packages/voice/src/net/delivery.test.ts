import { describe, expect, it, vi } from 'vitest';
import { connectTo, say } from '../testing/socket-scenario.ts';

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

  it('is neither sent again nor given up while the server has not said anything, and counts as delivered with its first word', async () => {
    const { clock, server, socket, said } = connectTo('silent');
    const delivered = vi.fn();
    socket.onDelivered(delivered);
    socket.send(say('a'));
    await clock.settle(2000);
    server.breakConnections();
    await clock.settle(5000);
    expect(said()).toEqual([say('a')]);
    expect(delivered).not.toHaveBeenCalled();
    server.link().say({ type: 'bot_message', text: 'Hello' });
    await clock.settle(20);
    expect(said()).toEqual([say('a')]);
    expect(delivered.mock.calls).toEqual([['a']]);
  });

  it('is not lost by a server that acknowledges, froze before its first word, and whose line then broke', async () => {
    const { clock, server, socket, said } = connectTo('acknowledging');
    const delivered = vi.fn();
    socket.onDelivered(delivered);
    await clock.settle(5);
    server.freeze();
    socket.send(say('a'));
    await clock.settle(1000);
    server.breakConnections();
    server.start();
    await clock.settle(5000);
    expect(said().at(-1)).toEqual(say('a'));
    expect(delivered.mock.calls).toEqual([['a']]);
  });

  it('goes out at once when the socket is retired while it is open, and the socket closes', async () => {
    for (const kind of ['acknowledging', 'bare'] as const) {
      const { clock, server, socket, said } = connectTo(kind);
      await clock.settle(100);
      socket.send(say('a'));
      socket.retire(60_000);
      expect(socket.send(say('late'))).toBe(false);
      await clock.settle(100);
      expect(said()).toEqual([say('a')]);
      expect(socket.getSnapshot()).toMatchObject({ state: 'closed', reason: 'disposed' });
      expect([server.connections(), clock.waiting()]).toEqual([0, 0]);
    }
  });

  it('is given up with the socket when that was retired and the server stays away, or refuses it', async () => {
    for (const meet of ['away', 'elsewhere'] as const) {
      const { clock, server, socket } = connectTo('acknowledging');
      await clock.settle(100);
      server.kill();
      socket.send(say('a'));
      socket.retire(60_000);
      if (meet === 'elsewhere') {
        server.start();
        await clock.settle(1006);
        server.link().close(4409);
        await clock.settle(10);
      } else await clock.settle(60_000);
      expect(socket.getSnapshot().state).toBe('closed');
      expect(clock.waiting()).toBe(0);
    }
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
