import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';

/**
 * The fate of a call. `held`: it is taken and never answered; `half`: its headers come, its body does not; `cut`: the connection breaks;
 * `down`: a balancer says that the server is away; `mute`: a socket opens and never says anything.
 */
export type FaultKind = 'held' | 'half' | 'cut' | 'down' | 'mute';

export interface CallFault {
  /** Such as `GET /me`; a path that ends with `*` stands for all that begin so. */
  readonly call: string;
  readonly kind: FaultKind;
  /** How many such calls get through before. */
  readonly after?: number;
}

/** A line to the server on which one call goes wrong. */
export interface FaultyLine {
  readonly url: string;
  break(fault: CallFault): void;
  /** Every call from now on gets through; those that were taken stay without an answer. */
  mend(): void;
  /** When the fault was met first, by `performance.now()`; null while it was not. */
  metAt(): number | null;
  close(): void;
}

const isMeant = ({ call }: CallFault, { method, url = '' }: IncomingMessage): boolean => {
  const asked = `${method} ${url.split('?', 1)[0]}`;
  return call.endsWith('*') ? asked.startsWith(call.slice(0, -1)) : asked === call;
};

/** @param target the server's address, such as `http://127.0.0.1:3000` */
export const startFaultyLine = async (target: string): Promise<FaultyLine> => {
  const { hostname, port } = new URL(target);
  let fault: CallFault | null = null;
  let passed = 0;
  let metAt: number | null = null;
  const open = new Set<Duplex>();

  const meet = (incoming: IncomingMessage): FaultKind | null => {
    if (!fault || !isMeant(fault, incoming)) return null;
    passed += 1;
    if (passed <= (fault.after ?? 0)) return null;
    metAt ??= performance.now();
    return fault.kind;
  };

  const forward = (incoming: IncomingMessage, outgoing: ServerResponse, isHalf: boolean) => {
    const { method, url: path, headers } = incoming;
    const asked = request({ hostname, port, method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      outgoing.flushHeaders();
      if (isHalf) answer.resume();
      else answer.pipe(outgoing);
    });
    asked.on('error', () => outgoing.destroy());
    outgoing.on('close', () => asked.destroy());
    incoming.pipe(asked);
  };

  const server = createServer((incoming, outgoing) => {
    const kind = meet(incoming);
    if (kind === 'held') return;
    if (kind === 'cut') return void incoming.socket.resetAndDestroy();
    if (kind === 'down') return void outgoing.writeHead(503).end();
    forward(incoming, outgoing, kind === 'half');
  });
  server.on('connection', (socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => socket.destroy());
  });
  server.on('upgrade', (incoming, page: Duplex, head) => {
    const kind = meet(incoming);
    if (kind === 'held') return;
    if (kind === 'cut') return void page.destroy();
    const { method, url: path, rawHeaders } = incoming;
    const lines = rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${rawHeaders[at + 1]}`] : []));
    const link = connect(Number(port), hostname, () => {
      link.write([`${method} ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
      link.write(head);
      page.pipe(link);
      if (kind !== 'mute') return void link.pipe(page);
      // The handshake, and nothing after it.
      link.once('data', (first: Buffer) => page.write(first.subarray(0, first.indexOf('\r\n\r\n') + 4)));
      link.on('data', () => undefined);
    });
    link.on('error', () => page.destroy());
    link.on('close', () => page.destroy());
    page.on('close', () => link.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address !== 'object') throw new Error('The line has no address.');

  return {
    url: `http://127.0.0.1:${address.port}`,
    break(next) {
      fault = next;
      passed = 0;
      metAt = null;
    },
    mend() {
      fault = null;
    },
    metAt: () => metAt,
    close() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
};
