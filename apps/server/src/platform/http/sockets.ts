import websocket from '@fastify/websocket';
import type { FastifyRequest } from 'fastify';
import type { WebSocket, WebSocketServer } from 'ws';
import type { Config } from '../config/config.ts';
import { HttpError } from '../http-error.ts';
import type { App } from '../ports.ts';
import { createLifeSigns, type LifeSigns } from './life-signs.ts';

/** The largest message a socket may send, bytes. */
const maximumPayload = 1_200_000;
/** How often a socket is asked whether it is still there, ms. */
export const socketHeartbeat = 15_000;
/** How long a socket may take to say goodbye when the server stops, ms. */
const farewell = 1000;
/** RFC 6455: the server goes away, the client may come back. */
const goingAway = 1001;

/** A page may open sockets and press buttons of its own server only; programs that are no browser send no Origin. */
export const isAllowedOrigin = (request: FastifyRequest, publicUrl: string | null): boolean => {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  if (publicUrl !== null && URL.canParse(publicUrl) && origin === new URL(publicUrl).origin) return true;
  return URL.canParse(origin) && new URL(origin).host === request.host;
};

const watch = (server: WebSocketServer, heartbeat: number): (() => void) => {
  const watched = new Map<WebSocket, LifeSigns>();
  server.on('connection', (socket, { socket: connection }) => {
    const signs = createLifeSigns(connection, heartbeat);
    watched.set(socket, signs);
    socket.on('pong', signs.answered).on('close', () => watched.delete(socket));
  });
  const timer = setInterval(() => {
    for (const [socket, signs] of watched) {
      const next = signs.beat();
      if (next === 'ask') socket.ping();
      if (next === 'let go') socket.terminate();
    }
  }, heartbeat);
  timer.unref();
  return () => clearInterval(timer);
};

/**
 * Lets go of who knocks while the server stops: the framework answers 503 and leaves the connection open, and the end of the server
 * would wait for it.
 */
const turnAway = (app: App): (() => void) => {
  let isStopping = false;
  app.server.on('upgrade', (_request, connection) => {
    if (isStopping) connection.end(() => connection.destroy());
  });
  return () => {
    isStopping = true;
  };
};

/** Makes `app.get(path, { websocket: true }, handler)` work, within limits. */
export const registerSockets = async (app: App, config: Config, heartbeat: number): Promise<void> => {
  let startTurningAway = (): void => undefined;
  await app.register(websocket, {
    options: { maxPayload: maximumPayload, perMessageDeflate: false },
    preClose: (done) => {
      startTurningAway();
      const { clients } = app.websocketServer;
      for (const socket of clients) socket.close(goingAway, 'The server is restarting.');
      const timer = setTimeout(() => {
        for (const socket of clients) socket.terminate();
      }, farewell);
      app.websocketServer.close(() => {
        clearTimeout(timer);
        done();
      });
    },
  });
  // After the framework's own listener, which answers.
  startTurningAway = turnAway(app);
  const stop = watch(app.websocketServer, heartbeat);
  app.addHook('onClose', async () => stop());
  app.addHook('onRequest', async (request) => {
    if (request.ws && !isAllowedOrigin(request, config.publicUrl)) {
      throw new HttpError(403, 'unauthorized', 'This page may not connect to this server.');
    }
  });
};
