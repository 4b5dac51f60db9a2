import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import type { DestinationStream } from 'pino';

/** The address without its query: tokens travel there. */
export const withoutQuery = (url: string): string => url.split(/[?#]/, 1)[0] ?? '';

/**
 * Logging of the server: one line of JSON an event. Neither query strings nor headers nor bodies are ever written.
 * @param stream where lines go; standard output by default.
 */
export const loggerOptions = (
  level: string,
  stream?: DestinationStream,
): NonNullable<FastifyServerOptions['logger']> => ({
  level,
  ...(stream && { stream }),
  redact: ['*.authorization', '*.cookie', '*.password', '*.new_password', '*.refresh_token', '*.token', '*.code'],
  serializers: {
    req: (request: FastifyRequest) => ({
      method: request.method,
      url: withoutQuery(request.url),
      remoteAddress: request.ip,
    }),
  },
});
