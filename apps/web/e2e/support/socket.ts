/** A message of the server, parsed. */
export interface Received {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** A bare client of the conversation socket, as a developer with only the specification would write it. */
export interface BareSocket {
  send(text: string): void;
  /** The next message of this type, skipping others. */
  next(type: string): Promise<Received>;
  /** The code that it was closed with. */
  readonly closed: Promise<number>;
  close(): void;
}

export const openSocket = (url: string, token: string): Promise<BareSocket> =>
  open(`${url.replace('http', 'ws')}/conversation/stream/Daisy?token=${token}`);

/** The same for an interview. */
export const openInterviewSocket = (url: string, token: string, id: string): Promise<BareSocket> =>
  open(`${url.replace('http', 'ws')}/interview/ws?token=${token}&id=${id}`);

const open = async (address: string): Promise<BareSocket> => {
  const socket = new WebSocket(address);
  const received: Received[] = [];
  let wake = () => {};
  socket.addEventListener('message', ({ data }) => {
    received.push(JSON.parse(String(data)));
    wake();
  });
  const closed = new Promise<number>((resolve) => socket.addEventListener('close', ({ code }) => resolve(code)));
  await new Promise((resolve) => socket.addEventListener('open', resolve));
  const next = async (type: string): Promise<Received> => {
    for (;;) {
      const message = received.shift();
      if (message?.type === type) return message;
      if (!message) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    }
  };
  return { send: (text) => socket.send(text), next, closed, close: () => socket.close() };
};
