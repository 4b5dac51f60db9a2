import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/**
 * `reset`: every connection breaks, and new ones are refused. `frozen`: nothing comes through and neither side gets an error, as on a phone
 * in a tunnel.
 */
export type Cut = 'reset' | 'frozen';

/** The line between one page and the server. */
export interface Proxy {
  readonly url: string;
  cut(how: Cut): void;
  /** The line is back. Connections that were frozen go on where they were, as TCP has it. */
  restore(): void;
  close(): void;
}

const freeze = (from: Socket, to: Socket) => {
  from.unpipe(to);
  from.pause();
};

/** @param target the server's address, such as `http://127.0.0.1:3000` */
export const startProxy = async (target: string): Promise<Proxy> => {
  const { hostname, port } = new URL(target);
  const links = new Map<Socket, Socket>();
  const waiting = new Set<Socket>();
  let broken: Cut | null = null;

  const link = (page: Socket) => {
    const server = connect(Number(port), hostname);
    links.set(page, server);
    page.pipe(server).pipe(page);
    server.on('error', () => page.resetAndDestroy());
    server.on('close', () => page.destroy());
    page.on('close', () => {
      links.delete(page);
      server.destroy();
    });
  };
  const breakLinks = () => {
    for (const page of [...links.keys(), ...waiting]) page.resetAndDestroy();
    waiting.clear();
  };
  const listener = createServer({ pauseOnConnect: true }, (page) => {
    page.on('error', () => page.destroy());
    if (broken === 'reset') page.resetAndDestroy();
    else if (broken === 'frozen') waiting.add(page);
    else link(page);
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  if (!address || typeof address !== 'object') throw new Error('The proxy has no address.');

  return {
    url: `http://127.0.0.1:${address.port}`,
    cut(how) {
      broken = how;
      if (how === 'reset') return breakLinks();
      for (const [page, server] of links) {
        freeze(page, server);
        freeze(server, page);
      }
    },
    restore() {
      broken = null;
      for (const [page, server] of links) page.pipe(server).pipe(page);
      for (const page of waiting) link(page);
      waiting.clear();
    },
    close() {
      breakLinks();
      listener.close();
    },
  };
};
