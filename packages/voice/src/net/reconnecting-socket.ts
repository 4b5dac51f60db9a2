import type { Clock, Detach } from '../io/clock/clock.ts';
import { createEmitter } from '../io/emitter.ts';
import { type BackoffPolicy, backoffMs, defaultBackoff } from './backoff.ts';
import { type Connection, startConnection } from './connection.ts';
import { createOutbox } from './outbox.ts';
import type { OpenSocket, OutgoingMessage, SocketReason, SocketSnapshot, WatchOnline } from './ports.ts';
import { readJson, readSignal } from './signals.ts';

export interface ReconnectingSocketOptions<In> {
  /**
   * The address for the next attempt, with a fresh token. `refused` is true after the server refused the token before (4401),
   * `failures` is how many attempts failed in a row: a server may also refuse a token by not opening at all.
   * Null when there is no token: the socket closes as `unauthorized`. A rejection counts as a failed attempt.
   */
  readonly url: (attempt: { readonly refused: boolean; readonly failures: number }) => Promise<string | null>;
  readonly open: OpenSocket;
  readonly clock: Clock;
  /** Makes a message of parsed JSON; null when it is none that is known, which is then left out. */
  readonly read: (value: unknown) => In | null;
  /** A message that was left out: not JSON, or nothing that `read` knows. */
  readonly onUnreadable?: (text: string) => void;
  readonly online?: WatchOnline;
  readonly backoff?: BackoffPolicy;
  /** 0 to 1; used when the backoff policy has a jitter. */
  readonly random?: () => number;
  /** How many messages wait at most. @default 64 */
  readonly maxEnqueuedMessages?: number;
}

/** A socket that comes back by itself and neither loses nor doubles what is said meanwhile. */
export interface ReconnectingSocket<In, Out extends OutgoingMessage> {
  /** Starts connecting; later: tries now instead of after the delay, also when it had given up. */
  connect(): void;
  subscribe(listener: () => void): Detach;
  getSnapshot(): SocketSnapshot;
  /**
   * Sends now or when the socket is open again, in order. A `user_message` with an `id` is kept, and sent again after a reconnect,
   * until the server acknowledges that id. A server whose first message is no `session` acknowledges nothing, and is trusted with what
   * was sent; until that first message, what was sent is neither sent again nor given up.
   * False when too many messages are waiting already, or the socket was retired or disposed: it was not taken.
   */
  send(message: Out): boolean;
  onMessage(listener: (message: In) => void): Detach;
  /** The id of each message once it has reached the server. */
  onDelivered(listener: (id: string) => void): Detach;
  /**
   * Takes nothing more and stays in the background, connecting again if need be, until every `user_message` is delivered, what was
   * sent after it too, or `withinMs` milliseconds have passed; then it closes for good.
   */
  retire(withinMs: number): void;
  /** Closes for good, at once. */
  dispose(): void;
}

const finalReasons: Readonly<Record<number, SocketReason>> = { 4404: 'not-found', 4409: 'taken-over', 4410: 'ended' };

/** Makes a socket; it connects when told to. */
export const createReconnectingSocket = <In, Out extends OutgoingMessage>(
  options: ReconnectingSocketOptions<In>,
): ReconnectingSocket<In, Out> => {
  const { clock, backoff = defaultBackoff, random = Math.random } = options;
  const changes = createEmitter<void>();
  const messages = createEmitter<In>();
  const deliveries = createEmitter<string>();
  const outbox = createOutbox<Out>(options.maxEnqueuedMessages ?? 64);
  let snapshot: SocketSnapshot = { state: 'connecting', attempt: 0, code: null, reason: null, cause: null };
  let connection: Connection | undefined;
  let stopWaiting: Detach | undefined;
  let stopRetiring: Detach | undefined;
  let failures = 0;
  let refused = false;
  /** Whether the server acknowledges; undefined until its first message shows it. */
  let acknowledges: boolean | undefined;
  let disposed = false;

  const set = (change: Partial<SocketSnapshot>) => {
    snapshot = { ...snapshot, ...change };
    changes.emit();
  };
  const deliver = (ids: readonly string[]) => {
    for (const id of ids) deliveries.emit(id);
  };
  const closeWhenDelivered = () => {
    if (stopRetiring && !outbox.holdsWords()) dispose();
  };
  const flush = () => {
    outbox.flush((message) => connection?.send(JSON.stringify(message)) ?? false);
    if (acknowledges === false) deliver(outbox.settleSent());
    closeWhenDelivered();
  };

  const received = (text: string) => {
    const value = readJson(text);
    const signal = readSignal(value);
    const wasUnknown = acknowledges === undefined;
    acknowledges ||= signal?.kind === 'session';
    if (signal?.kind === 'session') {
      deliver(signal.stored.filter(outbox.settle));
      if (wasUnknown) outbox.rewind('doubtful');
      if (signal.heartbeatMs) connection?.beat(signal.heartbeatMs);
    } else if (signal && outbox.settle(signal.id) && signal.kind === 'ack') deliver([signal.id]);
    const message = options.read(value);
    if (message === null) options.onUnreadable?.(text);
    else messages.emit(message);
    if (!acknowledges) deliver(outbox.settleSent());
    else if (wasUnknown) flush();
    closeWhenDelivered();
  };

  const lost = (reason: SocketReason, code: number | null, cause: unknown) => {
    connection = undefined;
    // A server that has said nothing yet may be one that acknowledges: its first message decides whether the outbox is sent again.
    if (acknowledges === undefined) outbox.doubt();
    else outbox.rewind('all');
    const final = (code !== null && finalReasons[code]) || (code === 4401 && refused ? 'unauthorized' : undefined);
    if (final || reason === 'unauthorized') {
      set({ state: 'closed', code, reason: final || reason });
      if (stopRetiring) dispose();
      return;
    }
    failures += 1;
    // The first refusal asks for a fresh token at once: it is no fault of the network.
    const delay = code === 4401 ? 0 : backoffMs(failures, backoff, random);
    refused ||= code === 4401;
    stopWaiting = clock.after(delay, attempt);
    set({ state: 'reconnecting', attempt: failures, code, reason, cause });
  };

  const attempt = () => {
    stopWaiting?.();
    stopWaiting = undefined;
    connection = startConnection(options.url({ refused, failures }), options.open, clock, acknowledges === true, {
      opened: () => set({ state: 'open', attempt: 0, code: null, reason: null, cause: null }),
      received,
      ready: flush,
      stable() {
        failures = 0;
        refused = false;
      },
      lost,
    });
  };

  const connect = () => {
    if (disposed || connection) return;
    failures = 0;
    refused = false;
    attempt();
    if (snapshot.state === 'closed') set({ state: 'reconnecting' });
  };
  const dispose = () => {
    if (disposed) return;
    disposed = true;
    stopWatching?.();
    stopWaiting?.();
    stopRetiring?.();
    connection?.end();
    connection = undefined;
    set({ state: 'closed', code: null, reason: 'disposed', cause: null });
  };
  const stopWatching = options.online?.(() => {
    if (stopWaiting) connect();
  });

  return {
    connect,
    subscribe: changes.add,
    getSnapshot: () => snapshot,
    send(message) {
      if (disposed || stopRetiring || !outbox.post(message)) return false;
      flush();
      return true;
    },
    onMessage: messages.add,
    onDelivered: deliveries.add,
    retire(withinMs) {
      if (disposed || stopRetiring) return;
      stopRetiring = clock.after(withinMs, dispose);
      closeWhenDelivered();
    },
    dispose,
  };
};
