import type { FastifyInstance } from 'fastify';
import fastify from 'fastify';
import type { DestinationStream } from 'pino';
import { Registry } from 'prom-client';
import { registerAccounts } from './accounts/index.ts';
import { createTokens } from './accounts/tokens.ts';
import type { Config } from './config/Config.ts';
import type { Engines } from './engines/ports.ts';
import { errorHandler } from './http/errorHandler.ts';
import { parseJson } from './http/parseJson.ts';
import { systemRandom } from './http/random.ts';
import { audioBodyLimit, authenticateWith } from './http/route.ts';
import type { Clock, Random, Services } from './http/Services.ts';
import { registerSockets } from './http/sockets.ts';
import { createMailer } from './mail/createMailer.ts';
import { loggerOptions } from './observability/logging.ts';
import type { Storage } from './storage/openDatabase.ts';

export interface ServerOptions {
  readonly config: Config;
  readonly storage: Storage;
  readonly engines: Engines;
  /** The system's clock by default. */
  readonly clock?: Clock;
  /** The system's chance by default. */
  readonly random?: Random;
  /** Where log lines go; standard output by default. */
  readonly logStream?: DestinationStream;
}

/** The server, not listening yet. `app.close()` ends everything but the storage and the engines, which belong to the caller. */
export interface Server {
  readonly app: FastifyInstance;
  readonly services: Services;
}

export const createServer = async (options: ServerOptions): Promise<Server> => {
  const { config, storage, engines, clock = { now: Date.now }, random = systemRandom } = options;
  const app = fastify({
    logger: loggerOptions(config.logLevel, options.logStream),
    trustProxy: config.trustProxy,
    bodyLimit: audioBodyLimit,
    routerOptions: { ignoreTrailingSlash: true },
  });
  const tokens = await createTokens({
    storage,
    clock,
    random,
    onReplay: (userId) => app.log.warn({ userId }, 'a refresh token was used twice: its sign-in is revoked'),
  });
  const mailer = createMailer(config, storage, clock);
  app.addHook('onClose', () => mailer.close());
  const services: Services = {
    config,
    storage,
    engines,
    clock,
    random,
    tokens,
    mailer,
    metrics: new Registry(),
    log: app.log,
  };
  authenticateWith(app, tokens);
  app.setErrorHandler(errorHandler);
  parseJson(app);
  await registerSockets(app, config);
  await registerAccounts(app, services);
  return { app, services };
};
