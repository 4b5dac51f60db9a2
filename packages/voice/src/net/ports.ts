import type { Detach } from '../io/clock/clock.ts';

/** Reports of one connection; nothing comes after `closed`. */
export interface SocketEvents {
  opened(): void;
  /** A text message as it came. */
  received(text: string): void;
  /** @param code the close code, 1006 when the connection broke without one */
  closed(code: number): void;
}

/** One connection, opening or open. */
export interface SocketConnection {
  /** Hands a text over for sending. False when the connection is closing or gone: nothing was sent then. */
  send(text: string): boolean;
  /** Closes it, in whatever state it is. */
  close(): void;
}

/** Opens one connection: `openWebSocket` in a browser, a fake in tests. */
export type OpenSocket = (url: string, events: SocketEvents) => SocketConnection;

/** Announces that the network is back: `onBrowserOnline` in a browser. */
export type WatchOnline = (listener: () => void) => Detach;

/** The least that a message must have to travel. `id` makes it one message however often it is sent. */
export interface OutgoingMessage {
  readonly type: string;
  readonly id?: string | undefined;
}

export type SocketState = 'connecting' | 'open' | 'reconnecting' | 'closed';

/**
 * Why the socket is not open. `lost`: the connection broke or was closed; `timeout`: it did not open in time; `frozen`: the
 * server no longer answered; `no-address`: `url()` failed, see `cause`. These connect again. `unauthorized` (4401),
 * `not-found` (4404), `taken-over` (4409), `ended` (4410) and `disposed` do not.
 */
export type SocketReason =
  | 'lost'
  | 'timeout'
  | 'frozen'
  | 'no-address'
  | 'unauthorized'
  | 'not-found'
  | 'taken-over'
  | 'ended'
  | 'disposed';

/** The same object until something changes. */
export interface SocketSnapshot {
  readonly state: SocketState;
  /** Attempts that failed since the socket was last open. */
  readonly attempt: number;
  /** Close code of the connection before; null when there was none. */
  readonly code: number | null;
  readonly reason: SocketReason | null;
  /** The error that `url()` or `open` threw. */
  readonly cause: unknown;
}
