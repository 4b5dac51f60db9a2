import type { WebSocket } from 'ws';
import type { Wire } from './ports.ts';

/** A page that does not read what it is sent is let go at this many bytes. */
const mostUnread = 16_000_000;

/** A socket as a live session uses it. */
export const wireOf = <M>(socket: WebSocket): Wire<M> => ({
  send: (message) => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > mostUnread) socket.terminate();
    else socket.send(JSON.stringify(message));
  },
  close: (code, reason) => socket.close(code, reason),
});
