import type { OutgoingMessage } from './ports.ts';

/** Only what the learner said is acknowledged (contract `ack`); the rest is delivered when it is sent. */
const isKept = (message: OutgoingMessage): boolean => message.type === 'user_message' && message.id !== undefined;

interface Letter<M> {
  readonly message: M;
  sent: boolean;
}

/** What is waiting to be sent or acknowledged, in order. */
export interface Outbox<M> {
  /** Takes a message; one with the id of a message still here is that message, to be sent again. False when full. */
  post(message: M): boolean;
  /** Sends what was not sent on this connection, until `send` refuses. */
  flush(send: (message: M) => boolean): void;
  /** Drops the message with this id; false when it is not here. */
  settle(id: string): boolean;
  /** Drops what was sent, and returns its ids: nothing will acknowledge it. */
  settleSent(): string[];
  /** The connection is gone: everything left has to be sent again. */
  rewind(): void;
  /** Whether something that the learner said waits to be sent or acknowledged. */
  holdsWords(): boolean;
}

/** @param limit how many messages it holds */
export const createOutbox = <M extends OutgoingMessage>(limit: number): Outbox<M> => {
  let letters: Letter<M>[] = [];
  return {
    post(message) {
      const same =
        isKept(message) && letters.find((letter) => isKept(letter.message) && letter.message.id === message.id);
      if (same) same.sent = false;
      else if (letters.length >= limit) return false;
      else letters.push({ message, sent: false });
      return true;
    },
    flush(send) {
      for (const letter of [...letters]) {
        if (letter.sent) continue;
        // Marked first: an answer may come, and be dealt with, before `send` returns.
        letter.sent = true;
        if (!send(letter.message)) {
          letter.sent = false;
          return;
        }
        if (!isKept(letter.message)) letters = letters.filter((other) => other !== letter);
      }
    },
    settle(id) {
      const before = letters.length;
      letters = letters.filter(({ message }) => !isKept(message) || message.id !== id);
      return letters.length < before;
    },
    settleSent() {
      const ids = letters.flatMap(({ message, sent }) => (sent && message.id !== undefined ? [message.id] : []));
      letters = letters.filter(({ sent }) => !sent);
      return ids;
    },
    rewind() {
      for (const letter of letters) letter.sent = false;
    },
    holdsWords: () => letters.some(({ message }) => isKept(message)),
  };
};
