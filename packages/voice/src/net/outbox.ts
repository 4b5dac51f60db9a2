import type { OutgoingMessage } from './ports.ts';

/** Only what the learner said is acknowledged (contract `ack`); the rest is delivered when it is sent. */
const isKept = (message: OutgoingMessage): boolean => message.type === 'user_message' && message.id !== undefined;

interface Entry<M> {
  readonly message: M;
  /** `doubtful`: it went out on a connection that broke before the server had said anything. */
  state: 'waiting' | 'sent' | 'doubtful';
}

/** Keeps what waits to be sent or acknowledged, in order. */
export interface Outbox<M> {
  /** Takes a message; one with the id of a message still here is that message, to be sent again. False when full. */
  post(message: M): boolean;
  /** Sends what was not sent on this connection, until `send` refuses. */
  flush(send: (message: M) => boolean): void;
  /** Drops the message with this id; false when it is not here. */
  settle(id: string): boolean;
  /** Drops what was sent, also on earlier connections, and returns its ids: nothing will acknowledge it. */
  settleSent(): string[];
  /** The connection to a server that acknowledges is gone, or a server turns out to acknowledge: what has no answer is sent again. */
  rewind(which: 'all' | 'doubtful'): void;
  /** The connection is gone, and the server never showed whether it acknowledges: what was sent waits until it does. */
  doubt(): void;
  /** Whether something that the learner said waits to be sent or acknowledged. */
  holdsWords(): boolean;
}

/** @param limit how many messages it holds */
export const createOutbox = <M extends OutgoingMessage>(limit: number): Outbox<M> => {
  let entries: Entry<M>[] = [];
  return {
    post(message) {
      const same = isKept(message) && entries.find((entry) => isKept(entry.message) && entry.message.id === message.id);
      if (same) same.state = 'waiting';
      else if (entries.length >= limit) return false;
      else entries.push({ message, state: 'waiting' });
      return true;
    },
    flush(send) {
      for (const entry of [...entries]) {
        if (entry.state !== 'waiting') continue;
        // Marked first: an answer may come, and be dealt with, before `send` returns.
        entry.state = 'sent';
        if (!send(entry.message)) {
          entry.state = 'waiting';
          return;
        }
        if (!isKept(entry.message)) entries = entries.filter((other) => other !== entry);
      }
    },
    settle(id) {
      const before = entries.length;
      entries = entries.filter(({ message }) => !isKept(message) || message.id !== id);
      return entries.length < before;
    },
    settleSent() {
      const sent = entries.filter(({ state }) => state !== 'waiting');
      entries = entries.filter(({ state }) => state === 'waiting');
      return sent.flatMap(({ message: { id } }) => (id === undefined ? [] : [id]));
    },
    rewind(which) {
      for (const entry of entries) if (which === 'all' || entry.state === 'doubtful') entry.state = 'waiting';
    },
    doubt() {
      for (const entry of entries) if (entry.state === 'sent') entry.state = 'doubtful';
    },
    holdsWords: () => entries.some(({ message }) => isKept(message)),
  };
};
