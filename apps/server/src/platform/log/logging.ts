import type { FastifyRequest } from 'fastify';
import { type DestinationStream, pino } from 'pino';
import type { Log } from '../ports.ts';

/** The address without its query: tokens travel there. */
export const withoutQuery = (url: string): string => url.split(/[?#]/, 1)[0] ?? '';

const secrets = ['authorization', 'cookie', 'password', 'new_password', 'refresh_token', 'token'];

/**
 * The server's log: one line of JSON an event. Neither query strings nor headers nor bodies are ever written.
 * @param stream where lines go; @default standard error, so that standard output stays free for people
 */
export const createLog = (level: string, stream: DestinationStream = pino.destination({ dest: 2, sync: true })): Log =>
  pino(
    {
      level,
      redact: secrets.flatMap((name) => [name, `*.${name}`]),
      serializers: {
        req: (request: FastifyRequest) => ({
          method: request.method,
          url: withoutQuery(request.url),
          remoteAddress: request.ip,
        }),
      },
    },
    stream,
  );
