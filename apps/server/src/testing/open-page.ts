import * as v from 'valibot';
import { WebSocket } from 'ws';

interface Typed {
  readonly type: string;
}
type MessageOf<M extends Typed, T> = Extract<M, { readonly type: T }>;

/** A page's end of a live session, and what its server says. */
export interface Page<M extends Typed> {
  /** Everything that came, in order. */
  readonly messages: readonly M[];
  /** The next message of this type that was not taken yet; rejects when the socket closes first. */
  next<T extends M['type']>(type: T): Promise<MessageOf<M, T>>;
  /** Sends a message, or text as it is. */
  send(message: object | string | Buffer): void;
  /** How it was closed. */
  readonly closed: Promise<{ readonly code: number; readonly reason: string }>;
  /** Closes it as a page does that is left. */
  close(): Promise<void>;
  /** Breaks the connection without a word. */
  cut(): void;
}

/** Opens one, with the real client of `ws`. @param address http, as the server's own. */
export const openPage = <M extends Typed>(address: string, schema: v.GenericSchema<unknown, M>): Page<M> => {
  const socket = new WebSocket(address.replace('http', 'ws'));
  const messages: M[] = [];
  const taken = new Set<M>();
  let wake: () => void = () => undefined;
  let isClosed = false;
  socket.on('message', (data) => {
    messages.push(v.parse(schema, JSON.parse(data.toString())));
    wake();
  });
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    socket.on('close', (code, reason) => {
      isClosed = true;
      resolve({ code, reason: reason.toString() });
      wake();
    });
  });
  // The close that follows says what was wrong.
  socket.on('error', () => undefined);
  const isOpen = new Promise<void>((resolve) => {
    socket.once('open', () => resolve());
    socket.once('close', () => resolve());
  });

  const next = async <T extends M['type']>(type: T): Promise<MessageOf<M, T>> => {
    for (;;) {
      const found = messages.find((one): one is MessageOf<M, T> => one.type === type && !taken.has(one));
      if (found) {
        taken.add(found);
        return found;
      }
      if (isClosed) throw new Error(`The socket closed before “${type}”; it brought ${JSON.stringify(messages)}.`);
      await new Promise<void>((resolve) => {
        const before = wake;
        wake = () => {
          before();
          resolve();
        };
      });
    }
  };

  return {
    messages,
    next,
    send: (message) => {
      const frame = typeof message === 'string' || Buffer.isBuffer(message) ? message : JSON.stringify(message);
      void isOpen.then(() => socket.send(frame));
    },
    closed,
    close: async () => {
      await isOpen;
      socket.close(1000);
      await closed;
    },
    cut: () => socket.terminate(),
  };
};
