import {
  type BackoffPolicy,
  backoffMs,
  createReconnectingSocket,
  type OutgoingMessage,
  type SocketSnapshot,
} from '../../net/index.ts';
import { createTestSocketServer, type TestSocketLink } from '../../testing/socket-server.ts';
import { createStore } from './store.ts';
import { createDemoTime } from './time.ts';

/** Milliseconds that a message travels, each way: slow enough to see it wait. */
const latencyMs = 150;
/** How often the socket asks a silent server for a sign of life. */
const heartbeatMs = 5000;

interface Said extends OutgoingMessage {
  readonly type: string;
  readonly id?: string;
}

export type Line = 'up' | 'cut' | 'frozen';

/** One wait between two attempts. */
export interface Wait {
  readonly fromMs: number;
  readonly forMs: number;
}

export interface ConnectingSnapshot {
  /** Whether a first connection was asked for. Before, the socket does nothing. */
  readonly begun: boolean;
  readonly socket: SocketSnapshot;
  readonly line: Line;
  readonly refusing: boolean;
  /** When the connection was lost that is not yet back. */
  readonly lostAt: number | null;
  readonly waits: readonly Wait[];
  /** Ids of what the page said, and of those that the server has acknowledged. */
  readonly said: readonly string[];
  readonly acknowledged: readonly string[];
  /** Ids as the server has stored them, and how many came a second time. */
  readonly stored: readonly string[];
  readonly repeated: number;
}

const isSaid = (value: unknown): value is Said => typeof value === 'object' && value !== null && 'type' in value;

/** A socket, and a server whose line can be cut, frozen and mended. */
export function createConnecting(backoff: BackoffPolicy) {
  const time = createDemoTime();
  const { clock } = time;
  // The same every time: spread delays differ between attempts, and not between visits.
  let drawn = 0;
  const random = () => {
    drawn = (drawn + 0.37) % 1;
    return drawn;
  };

  const welcome = (link: TestSocketLink) => {
    if (store.getSnapshot().refusing) return link.close(4401);
    const history = store.getSnapshot().stored.map((id) => ({ id }));
    link.say({ type: 'session', session_id: 'demo', history, heartbeat_ms: heartbeatMs });
  };
  const take = (message: unknown, link: TestSocketLink) => {
    if (!isSaid(message)) return;
    if (message.type === 'ping') return link.say({ type: 'pong' });
    const { id } = message;
    if (id === undefined) return;
    const { stored, repeated } = store.getSnapshot();
    store.set(stored.includes(id) ? { repeated: repeated + 1 } : { stored: [...stored, id] });
    link.say({ type: 'ack', id });
  };
  const server = createTestSocketServer({ clock, latencyMs, onOpen: welcome, onMessage: take });
  const socket = createReconnectingSocket<Said, Said>({
    url: async () => 'wss://sayso.example/stream',
    open: server.open,
    clock,
    read: (value) => (isSaid(value) ? value : null),
    backoff,
    random,
  });
  const store = createStore<ConnectingSnapshot>({
    begun: false,
    socket: socket.getSnapshot(),
    line: 'up',
    refusing: false,
    lostAt: null,
    waits: [],
    said: [],
    acknowledged: [],
    stored: [],
    repeated: 0,
  });

  const detach = [
    socket.onDelivered((id) => store.set({ acknowledged: [...store.getSnapshot().acknowledged, id] })),
    socket.subscribe(() => {
      const next = socket.getSnapshot();
      const { waits, lostAt } = store.getSnapshot();
      if (next.state !== 'reconnecting')
        return store.set({ socket: next, ...(next.state === 'open' && { lostAt: null }) });
      const now = clock.now();
      const forMs = next.code === 4401 ? 0 : backoffMs(next.attempt, backoff, () => drawn);
      const wait: Wait = { fromMs: now, forMs };
      store.set({ socket: next, lostAt: lostAt ?? now, waits: lostAt === null ? [wait] : [...waits, wait] });
    }),
  ];

  return {
    time,
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    connect() {
      store.set({ begun: true });
      socket.connect();
    },
    say() {
      const { said } = store.getSnapshot();
      const id = String(said.length + 1);
      if (socket.send({ type: 'user_message', id })) store.set({ said: [...said, id] });
    },
    cut() {
      store.set({ line: 'cut' });
      server.kill();
    },
    freeze() {
      store.set({ line: 'frozen' });
      server.freeze();
    },
    mend() {
      store.set({ line: 'up', refusing: false });
      server.start();
    },
    /** The token is no longer good: this connection ends, and so does every new one. */
    refuse() {
      store.set({ refusing: true });
      if (server.connections() > 0) server.link().close(4401);
    },
    /** The learner goes on in another tab. */
    takeOver() {
      if (server.connections() > 0) server.link().close(4409);
    },
    dispose() {
      time.pause();
      for (const one of detach) one();
      socket.dispose();
    },
  };
}
