import type { Clock, Detach } from '../io/clock/clock.ts';
import { type Heartbeat, startHeartbeat } from './heartbeat.ts';
import type { OpenSocket, SocketConnection, SocketReason } from './ports.ts';

/** An attempt that takes longer has failed. */
const openWithinMs = 10_000;
/** A connection that lived so long was a good one: the next delay is the first again. */
const stableAfterMs = 5000;
/** A server that sent nothing for so long after opening may be one that waits for us. */
const firstMessageWithinMs = 1000;
/** A server that said nothing at all for so long after opening is gone; the learner was told of it some seconds before. */
const silentMs = 40_000;
/** Two of these are the longest that a frozen server stays unnoticed, and stay under 20 s. */
const longestHeartbeatMs = 9000;

export interface ConnectionEvents {
  opened(): void;
  received(text: string): void;
  /** The first message has been dealt with, or none came: what waited may go out. */
  ready(): void;
  stable(): void;
  /** Called once, as the last call. `unauthorized` where there was no address. */
  lost(reason: SocketReason, code: number | null, cause: unknown): void;
}

/** One attempt to connect and, if it succeeds, the connection. */
export interface Connection {
  /** False when there is nothing open to send on. */
  send(text: string): boolean;
  /** Starts to ping; to be called when the server has said that it answers. */
  beat(everyMs: number): void;
  /** Leaves without a word to the listener. */
  end: Detach;
}

/**
 * Opens `address` once it is known, in 10 s at most with the wait for the address.
 * @param speaksFirst the server is known to say something by itself: when it does not, it has frozen
 */
export const startConnection = (
  address: Promise<string | null>,
  open: OpenSocket,
  clock: Clock,
  speaksFirst: boolean,
  events: ConnectionEvents,
): Connection => {
  let over = false;
  let opened = false;
  let ready = false;
  let spoke = false;
  let socket: SocketConnection | undefined;
  let heartbeat: Heartbeat | undefined;
  let timers: Detach[] = [];

  const stopTimers = () => {
    for (const stop of timers) stop();
    timers = [];
  };
  const end = () => {
    if (over) return;
    over = true;
    stopTimers();
    heartbeat?.stop();
    // A frozen server does not answer a close either, so that nothing waits for it.
    socket?.close();
  };
  const lose = (reason: SocketReason, code: number | null = null, cause: unknown = null) => {
    if (over) return;
    end();
    events.lost(reason, code, cause);
  };
  const becomeReady = () => {
    if (over || ready) return;
    ready = true;
    events.ready();
  };

  timers.push(clock.after(openWithinMs, () => lose('timeout')));
  address
    .then((url) => {
      if (over) return;
      if (url === null) return lose('unauthorized');
      socket = open(url, {
        opened() {
          if (over || opened) return;
          opened = true;
          stopTimers();
          timers.push(clock.after(firstMessageWithinMs, becomeReady), clock.after(stableAfterMs, events.stable));
          const silenceMs = speaksFirst ? 2 * longestHeartbeatMs : silentMs;
          timers.push(clock.after(silenceMs, () => spoke || lose('frozen')));
          events.opened();
        },
        received(text) {
          if (over) return;
          spoke = true;
          heartbeat?.heard();
          events.received(text);
          becomeReady();
        },
        closed: (code) => lose('lost', code),
      });
    })
    .catch((cause: unknown) => lose('no-address', null, cause));

  return {
    send: (text) => ready && !over && (socket?.send(text) ?? false),
    beat(everyMs) {
      if (over || heartbeat) return;
      const ping = () => socket?.send('{"type":"ping"}');
      heartbeat = startHeartbeat(clock, Math.min(everyMs, longestHeartbeatMs), ping, () => lose('frozen'));
    },
    end,
  };
};
