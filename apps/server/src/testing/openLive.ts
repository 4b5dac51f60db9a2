import { type ConversationServerMessage, conversationServerMessage } from '@sayso/api/contract/conversation-socket';
import * as v from 'valibot';
import { WebSocket } from 'ws';

type MessageOf<T extends ConversationServerMessage['type']> = Extract<ConversationServerMessage, { type: T }>;

/** A page's end of a live conversation. */
export interface LivePage {
  /** Everything that came, in order. */
  readonly messages: readonly ConversationServerMessage[];
  /** The next message of this type that was not taken yet; rejects when the socket closes first. */
  next<T extends ConversationServerMessage['type']>(type: T): Promise<MessageOf<T>>;
  /** Sends a message, or text as it is. */
  send(message: object | string | Buffer): void;
  /** How it was closed. */
  readonly closed: Promise<{ readonly code: number; readonly reason: string }>;
  /** Closes it as a page does that is left. */
  close(): Promise<void>;
  /** Breaks the connection without a word. */
  cut(): void;
}

export interface LiveAddress {
  readonly url: string;
  readonly token: string;
  readonly coach?: string;
  readonly session?: string | undefined;
}

const addressOf = ({ url, token, coach = 'Daisy', session }: LiveAddress): string => {
  const query = new URLSearchParams({ token, ...(session === undefined ? {} : { session }) });
  return `${url.replace('http', 'ws')}/conversation/stream/${coach}?${query.toString()}`;
};

/** Opens one, with the real client of `ws`. */
export const openLive = (address: LiveAddress): LivePage => {
  const socket = new WebSocket(addressOf(address));
  const messages: ConversationServerMessage[] = [];
  const taken = new Set<ConversationServerMessage>();
  let wake: () => void = () => undefined;
  let isClosed = false;
  socket.on('message', (data) => {
    messages.push(v.parse(conversationServerMessage, JSON.parse(data.toString())));
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

  const next = async <T extends ConversationServerMessage['type']>(type: T): Promise<MessageOf<T>> => {
    for (;;) {
      const found = messages.find((one): one is MessageOf<T> => one.type === type && !taken.has(one));
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
