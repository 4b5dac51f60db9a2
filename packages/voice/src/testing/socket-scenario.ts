import { createReconnectingSocket } from '../net/reconnecting-socket.ts';
import { createTestClock } from './clock.ts';
import { createTestSocketServer, type TestSocketLink } from './socket-server.ts';

/** A message of these tests. */
export interface Said {
  readonly type: string;
  readonly id?: string;
  readonly text?: string;
}

const isMessage = (value: unknown): value is Said =>
  typeof value === 'object' && value !== null && 'type' in value && value.type !== 'odd';

/** A socket that connects to a server, which acknowledges, knows only the specification, or says nothing by itself. */
export const connectTo = (kind: 'acknowledging' | 'bare' | 'silent', heartbeatMs = 8000) => {
  const clock = createTestClock();
  const asked: { readonly refused: boolean }[] = [];
  let hasToken = true;
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
    async url(attempt) {
      asked.push(attempt);
      return hasToken ? `ws://server/${asked.length}` : null;
    },
    open: server.open,
    clock,
    read: (value) => (isMessage(value) ? value : null),
    online: (listener) => {
      online = listener;
      return () => {
        online = () => {};
      };
    },
    maxEnqueuedMessages: 5,
  });
  socket.connect();
  const said = (type = 'user_message') =>
    server.received.filter((message) => isMessage(message) && message.type === type);
  return {
    clock,
    server,
    socket,
    /** Every time the address was asked for. */
    asked,
    /** Messages that have arrived at the server. */
    said,
    comeOnline: () => online(),
    loseToken() {
      hasToken = false;
    },
  };
};

/** A message of the learner under this id. */
export const say = (id: string): Said => ({ type: 'user_message', id, text: id });
