import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createTestClock } from '../testing/clock.ts';
import { createTestSocketServer, type TestSocketLink } from '../testing/socket-server.ts';
import { createReconnectingSocket } from './index.ts';

/** Many runs on a machine that has other work, too. */
vi.setConfig({ testTimeout: 60_000 });

interface Said {
  readonly type: string;
  readonly id?: string;
}

const isMessage = (value: unknown): value is Said => typeof value === 'object' && value !== null && 'type' in value;

type Step = 'say' | 'break' | 'kill' | 'freeze' | 'start' | { readonly wait: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.constant('say' as const) },
  { weight: 3, arbitrary: fc.nat(12).map((wait) => ({ wait })) },
  { weight: 1, arbitrary: fc.integer({ min: 500, max: 15_000 }).map((wait) => ({ wait })) },
  { weight: 2, arbitrary: fc.constantFrom('break' as const, 'kill' as const, 'freeze' as const, 'start' as const) },
);

/** Goes through the steps, starts the server again, and gives everything the time to arrive. */
const go = async (kind: 'acknowledging' | 'bare' | 'mute', steps: readonly Step[]) => {
  const acknowledges = kind === 'acknowledging';
  const clock = createTestClock();
  const stored: string[] = [];
  const delivered: string[] = [];
  const sent: string[] = [];
  const onOpen = (link: TestSocketLink) => {
    const history = stored.map((id) => ({ id, role: 'user', text: id }));
    if (acknowledges) link.say({ type: 'session', session_id: 's', history, heartbeat_ms: 5000 });
    else if (kind === 'bare') link.say({ type: 'bot_message', text: 'Hello' });
  };
  const onMessage = (message: unknown, link: TestSocketLink) => {
    if (!isMessage(message)) return;
    if (message.type === 'ping') link.say({ type: 'pong' });
    if (message.type !== 'user_message' || message.id === undefined) return;
    if (!acknowledges || !stored.includes(message.id)) stored.push(message.id);
    if (acknowledges) link.say({ type: 'ack', id: message.id });
  };
  const server = createTestSocketServer({ clock, onOpen, onMessage });
  const socket = createReconnectingSocket<Said, Said>({
    url: async () => 'ws://server',
    open: server.open,
    clock,
    read: (value) => (isMessage(value) ? value : null),
    maxEnqueuedMessages: 1000,
  });
  socket.onDelivered((id) => delivered.push(id));
  socket.connect();
  for (const act of steps) {
    if (act === 'say') {
      sent.push(`m${sent.length}`);
      socket.send({ type: 'user_message', id: `m${sent.length - 1}` });
    } else if (act === 'break') server.breakConnections();
    else if (act === 'kill') server.kill();
    else if (act === 'freeze') server.freeze();
    else if (act === 'start') server.start();
    else await clock.settle(act.wait);
  }
  server.start();
  // Only the network notices a frozen server that sends no heartbeat.
  if (!acknowledges) server.breakConnections();
  await clock.settle(60_000);
  socket.dispose();
  return { stored, delivered, sent, lost: server.lost };
};

const steps = fc.array(step, { maxLength: 40 });
const findLost = (lost: readonly unknown[]) =>
  new Set(lost.map((message) => (isMessage(message) ? message.id : undefined)));

describe('a socket under random drops, kills and freezes', () => {
  it('loses and doubles nothing with a server that acknowledges, and reports each delivery once', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (acts) => {
        const { stored, delivered, sent } = await go('acknowledging', acts);
        expect([...stored].sort()).toEqual([...sent].sort());
        expect([...delivered].sort()).toEqual([...sent].sort());
      }),
      { numRuns: 400 },
    );
  });

  it('keeps the order, too, once the server has said its first word', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (acts) => {
        const { stored, delivered, sent } = await go('acknowledging', [{ wait: 20 }, ...acts]);
        expect(stored).toEqual(sent);
        expect(delivered).toEqual(sent);
      }),
      { numRuns: 100 },
    );
  });

  it('doubles nothing with a server of the specification, and loses only what was on the wire', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (acts) => {
        const { stored, delivered, sent, lost } = await go('bare', acts);
        const onTheWire = findLost(lost);
        expect(stored).toEqual(sent.filter((id) => !onTheWire.has(id)));
        expect([...delivered].sort()).toEqual([...sent].sort());
      }),
      { numRuns: 100 },
    );
  });

  it('doubles nothing with a server of the specification that never speaks first, and loses only what was on the wire', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (acts) => {
        const { stored, sent, lost } = await go('mute', acts);
        const onTheWire = findLost(lost);
        expect(stored).toEqual(sent.filter((id) => !onTheWire.has(id)));
      }),
      { numRuns: 400 },
    );
  });
});
