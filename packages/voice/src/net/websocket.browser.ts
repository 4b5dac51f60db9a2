import type { OpenSocket, WatchOnline } from './ports.ts';

/** The browser's WebSocket. Binary messages are none of ours and are left out. */
export const openWebSocket: OpenSocket = (url, events) => {
  const socket = new WebSocket(url);
  socket.onopen = () => events.opened();
  socket.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') events.received(data);
  };
  // An `error` event says nothing that the `close` after it does not.
  socket.onclose = ({ code }) => events.closed(code);
  return {
    send(text) {
      // A closing WebSocket swallows what it is given.
      if (socket.readyState !== WebSocket.OPEN) return false;
      socket.send(text);
      return true;
    },
    close: () => socket.close(),
  };
};

/** The browser says that the network is back. */
export const onBrowserOnline: WatchOnline = (listener) => {
  addEventListener('online', listener);
  return () => removeEventListener('online', listener);
};
