export { type BackoffPolicy, backoffMs, defaultBackoff } from './backoff.ts';
export type {
  OpenSocket,
  OutgoingMessage,
  SocketConnection,
  SocketEvents,
  SocketReason,
  SocketSnapshot,
  SocketState,
  WatchOnline,
} from './ports.ts';
export {
  createReconnectingSocket,
  type ReconnectingSocket,
  type ReconnectingSocketOptions,
} from './reconnecting-socket.ts';
export { onBrowserOnline, openWebSocket } from './websocket.browser.ts';
