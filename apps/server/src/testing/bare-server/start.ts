import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { WebSocketServer } from 'ws';
import { recordingRate } from '../../engines/decoding/recording.ts';
import { encodeWav } from '../../engines/decoding/wav.ts';
import { createSound, sine } from '../sounds.ts';
import { answerCall } from './calls.ts';
import { serveBareConversation } from './conversation.ts';
import { serveFile } from './files.ts';
import { serveBareInterview } from './interview.ts';
import type { BareCall, BareState } from './ports.ts';

export interface BareServerOptions {
  /** Seconds that the coach speaks each time. @default 1 */
  readonly voiceSeconds?: number;
  /** Milliseconds that the coach thinks. @default 300 */
  readonly thinkMs?: number;
}

export interface BareServer {
  readonly url: string;
  /** May be changed at any time. */
  readonly state: BareState;
  /** Calls of the specification, in order. */
  readonly calls: readonly BareCall[];
  /** Calls that the specification does not list, and what the page sent over sockets. */
  readonly unknownCalls: readonly string[];
  readonly messages: readonly Readonly<Record<string, unknown>>[];
  /** Addresses of every socket that was asked for, and whether it was let in. */
  readonly sockets: readonly { readonly url: string; readonly accepted: boolean }[];
  /** Breaks every connection. */
  dropSockets(): void;
  /** Lets no page in, until told otherwise. */
  refuseSockets(refuse: boolean): void;
  close(): Promise<void>;
}

const readBody = async (request: IncomingMessage): Promise<Record<string, unknown>> => {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece);
  return pieces.length === 0 ? {} : JSON.parse(Buffer.concat(pieces).toString());
};

/**
 * A server of the bare specification, with the built web app on the same origin: no capabilities, no sessions, no ids, no
 * acknowledgements, no refresh token. It refuses a socket with a wrong token before opening it.
 */
export const startBareServer = async ({
  voiceSeconds = 1,
  thinkMs = 300,
}: BareServerOptions = {}): Promise<BareServer> => {
  const voice = Buffer.from(encodeWav(createSound(voiceSeconds, sine(220, 0.3)), recordingRate)).toString('base64');
  const state: BareState = {
    token: 'bare-token',
    voice,
    transcripts: [],
    summaryIn: 2,
    isDrilled: false,
    checkout: [500],
    email: 'bare@example.com',
  };
  const calls: BareCall[] = [];
  const unknownCalls: string[] = [];
  const messages: Readonly<Record<string, unknown>>[] = [];
  const sockets: { url: string; accepted: boolean }[] = [];
  let refusing = false;

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    const name = `${request.method} ${path}`;
    const token = request.headers.authorization?.replace('Bearer ', '');
    const call = { name, body: await readBody(request), token };
    const answer = answerCall(call, state);
    if (answer) {
      calls.push(call);
      const [status, body] = answer;
      response.writeHead(status, body && { 'content-type': 'application/json' });
      return response.end(body && JSON.stringify(body));
    }
    if (request.method === 'GET' && request.headers.accept !== 'application/json') return serveFile(path, response);
    unknownCalls.push(name);
    response.writeHead(404, { 'content-type': 'application/json' });
    return response.end('{"detail":"Not Found"}');
  };

  const http = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });
  const talks = new WebSocketServer({ noServer: true });
  http.on('upgrade', (request, socket, head) => {
    const url = new URL(request.url ?? '/', 'http://bare');
    const isAllowed = !refusing && url.searchParams.get('token') === state.token;
    const isInterview = url.pathname === '/interview/ws' && url.searchParams.get('id') === '7';
    const accepted = isAllowed && (isInterview || /^\/conversation\/stream\/(John|Daisy)$/.test(url.pathname));
    sockets.push({ url: `${url.pathname}${url.search}`, accepted });
    if (!accepted) return socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
    talks.handleUpgrade(request, socket, head, (opened) => {
      const serve = isInterview ? serveBareInterview : serveBareConversation;
      serve(opened, { voice, thinkMs, onMessage: (message) => messages.push(message) });
    });
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const address = http.address();
  if (!address || typeof address !== 'object') throw new Error('The bare server has no address.');

  const dropSockets = () => {
    for (const client of talks.clients) client.terminate();
  };
  return {
    url: `http://127.0.0.1:${address.port}`,
    state,
    calls,
    unknownCalls,
    messages,
    sockets,
    dropSockets,
    refuseSockets: (refuse) => {
      refusing = refuse;
    },
    close: async () => {
      dropSockets();
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
};
