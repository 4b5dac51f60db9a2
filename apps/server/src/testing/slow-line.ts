import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** How often the line lets something through, ms. */
const tickMs = 20;

/** A line between pages and a server whose way to the pages is slow; what waits for it is held back, as on a real one. */
export interface SlowLine {
  readonly url: string;
  /** How much comes through from now on to each page, bytes a second. */
  rate: number;
  close(): void;
}

/**
 * @param target the server's address, such as `http://127.0.0.1:3000`
 * @param rate bytes a second; Infinity to begin with lets everything through at once
 */
export const startSlowLine = async (target: string, rate: number): Promise<SlowLine> => {
  const { hostname, port } = new URL(target);
  const pages = new Set<Socket>();
  const line = { rate };

  const link = (page: Socket) => {
    const server = connect(Number(port), hostname);
    let mayPass = 0;
    const carry = () => {
      mayPass = Math.min(mayPass + (line.rate * tickMs) / 1000, line.rate);
      const size = Math.min(server.readableLength, Math.floor(mayPass));
      // Also with nothing to fetch: only so does the end come.
      const chunk: unknown = server.read(size);
      if (!Buffer.isBuffer(chunk)) return;
      mayPass -= chunk.length;
      page.write(chunk);
    };
    const timer = setInterval(carry, tickMs);
    const end = () => {
      clearInterval(timer);
      pages.delete(page);
      server.destroy();
      page.destroy();
    };
    // Without a reader nothing is fetched, not even what may be read later.
    server.on('readable', () => undefined);
    server.on('end', () => page.end());
    page.pipe(server);
    for (const side of [page, server]) side.on('error', end).on('close', end);
    pages.add(page);
  };
  const listener = createServer(link);
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  if (!address || typeof address !== 'object') throw new Error('The line has no address.');

  return Object.assign(line, {
    url: `http://127.0.0.1:${address.port}`,
    close: () => {
      for (const page of pages) page.destroy();
      listener.close();
    },
  });
};
