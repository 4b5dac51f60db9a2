import { browserClock } from '@sayso/voice/clock';
import { createReconnectingSocket, onBrowserOnline, openWebSocket } from '@sayso/voice/socket';

type In = { readonly type: 'bot_message'; readonly text: string };
type Out = { readonly type: 'user_message'; readonly id: string; readonly text: string };

const isIn = (value: unknown): value is In =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'bot_message';

export function connect(getToken: () => Promise<string | null>, show: (text: string) => void) {
  const socket = createReconnectingSocket<In, Out>({
    // Asked before every attempt, so that each one has a fresh token. Null closes the socket as `unauthorized`.
    url: async () => {
      const token = await getToken();
      return token && `wss://example.com/stream?token=${encodeURIComponent(token)}`;
    },
    open: openWebSocket,
    clock: browserClock,
    online: onBrowserOnline,
    read: (value) => (isIn(value) ? value : null),
    backoff: { minReconnectionDelay: 1000, maxReconnectionDelay: 10_000, reconnectionDelayJitter: 0.2 },
  });
  socket.onMessage(({ text }) => show(text));
  socket.subscribe(() => {
    const { state, reason } = socket.getSnapshot();
    if (state === 'closed') show(`The line is closed: ${reason}.`);
  });
  socket.connect();
  return {
    /** Kept until the server acknowledges the id, over every reconnect. False when too much waits. */
    say: (text: string) => socket.send({ type: 'user_message', id: crypto.randomUUID(), text }),
    leave: () => socket.retire(10_000),
  };
}
