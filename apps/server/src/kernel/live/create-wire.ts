import type { WebSocket } from 'ws';
import type { Wire } from './ports.ts';
import { inParts } from './voice-parts.ts';

/** A page that does not read what it is sent is let go at this many bytes. */
const mostUnread = 16_000_000;

/**
 * A socket as a live session uses it.
 * @param takesParts the page takes a long voice in parts
 */
export const createWire = <M extends object>(socket: WebSocket, takesParts: boolean): Wire<M> => ({
  send: (message) => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > mostUnread) return socket.terminate();
    for (const one of takesParts ? inParts(message) : [message]) socket.send(JSON.stringify(one));
  },
  close: (code, reason) => socket.close(code, reason),
});
