import { fileURLToPath } from 'node:url';
import fastify from 'fastify';
import { Registry } from 'prom-client';
import { registerAccounts } from './accounts/index.ts';
import { createRevocations } from './accounts/revocations.ts';
import { createTickets } from './accounts/tickets.ts';
import { createTokens } from './accounts/tokens.ts';
import { registerCapabilities } from './capabilities/registerCapabilities.ts';
import type { Config } from './config/Config.ts';
import { registerConversation } from './conversation/registerConversation.ts';
import type { Engines } from './engines/ports.ts';
import { registerDocs } from './http/docs/index.ts';
import { doorKeysOf } from './http/doorKeys.ts';
import { errorHandler } from './http/errorHandler.ts';
import { parseJson } from './http/parseJson.ts';
import { systemRandom } from './http/random.ts';
import { audioBodyLimit, authenticateWith } from './http/route.ts';
import type { App, Clock, Log, Random, Services } from './http/Services.ts';
import { registerSecurityHeaders } from './http/securityHeaders.ts';
import { registerSockets, socketHeartbeat } from './http/sockets.ts';
import { registerWebApp } from './http/webApp.ts';
import { registerInterview } from './interview/registerInterview.ts';
import { registerLevel } from './level/registerLevel.ts';
import { registerLive } from './live/registerLive.ts';
import { createMailer } from './mail/createMailer.ts';
import { registerMailbox } from './mail/registerMailbox.ts';
import { registerObservability } from './observability/index.ts';
import { registerOperator } from './operator/registerOperator.ts';
import { createPayments } from './plan/createPayments.ts';
import { registerPlan } from './plan/registerPlan.ts';
import { registerProfile } from './profile/index.ts';
import { registerProgress } from './progress/registerProgress.ts';
import { registerPronunciation } from './pronunciation/registerPronunciation.ts';
import { registerSpeech } from './speech/index.ts';
import { createAnnouncements } from './storage/announcements.ts';
import type { Storage } from './storage/openDatabase.ts';

export interface ServerOptions {
  readonly config: Config;
  readonly storage: Storage;
  readonly engines: Engines;
  /** The system's clock by default. */
  readonly clock?: Clock;
  /** The system's chance by default. */
  readonly random?: Random;
  readonly log: Log;
  /** The folder of the built web app; that of apps/web by default. */
  readonly webRoot?: string;
  /** How often sockets are asked whether they are still there, ms; 15 s by default. */
  readonly heartbeat?: number;
  /** How long a request may take to arrive, ms; 60 s by default, which is enough for a recording over a slow line. */
  readonly requestTimeout?: number;
  /** What `/metrics` shows beside the server's own numbers. */
  readonly metrics?: Registry;
}

/** The server, not listening yet. */
export interface Server {
  /** `app.close()` ends everything but the storage and the engines, which belong to the caller. */
  readonly app: App;
  readonly services: Services;
  /** From now on `/readyz` says no, so that a balancer sends nobody new. */
  drain(): void;
}

const createApp = ({ config, log, requestTimeout = 60_000 }: ServerOptions): App =>
  fastify({
    loggerInstance: log,
    trustProxy: config.trustedProxies > 0 && ((_address, hop) => hop < config.trustedProxies),
    // Without it an address that cannot be decoded is answered with the address itself, token and all.
    frameworkErrors: errorHandler,
    bodyLimit: audioBodyLimit,
    requestTimeout,
    // Node takes the longer of the two for the whole request, so the head must be given less.
    http: { headersTimeout: requestTimeout / 4, connectionsCheckingInterval: requestTimeout / 4 },
    routerOptions: { ignoreTrailingSlash: true },
  });

const createServices = async (options: ServerOptions): Promise<Services> => {
  const { config, storage, engines, log, clock = { now: Date.now }, random = systemRandom } = options;
  const tickets = createTickets(storage, clock, random);
  const toOtherProcesses = {
    storage,
    databaseUrl: config.databaseUrl,
    onError: (error: unknown) => log.error({ err: error }, 'other processes cannot be heard; it is tried again'),
  };
  const revocations = await createRevocations(toOtherProcesses);
  const tokens = await createTokens({
    storage,
    clock,
    random,
    onReplay: (userId, signIn) => {
      log.warn({ userId }, 'a refresh token was used twice: its sign-in is revoked');
      revocations.revoke(signIn).catch((error: unknown) => log.error({ err: error }, 'its sockets may still be open'));
    },
  });
  const plans = await createAnnouncements('sayso_plans', toOtherProcesses);
  const payments = createPayments(config, storage, clock, random);
  const mailer = await createMailer(config, storage, clock);
  const metrics = options.metrics ?? new Registry();
  return {
    config,
    keys: doorKeysOf(config, random),
    storage,
    engines,
    clock,
    random,
    tokens,
    tickets,
    revocations,
    plans,
    payments,
    mailer,
    metrics,
    log,
  };
};

/** Puts the parts together: this is the one place where every feature is listed. */
export const createServer = async (options: ServerOptions): Promise<Server> => {
  const app = createApp(options);
  const services = await createServices(options);
  let draining = false;

  app.addHook('onClose', () => services.mailer.close());
  app.addHook('onClose', () => services.revocations.close());
  app.addHook('onClose', () => services.plans.close());
  app.setErrorHandler(errorHandler);
  authenticateWith(app, services.tokens);
  parseJson(app);
  await registerSecurityHeaders(app, services.config);
  await registerSockets(app, services.config, options.heartbeat ?? socketHeartbeat);

  registerObservability(app, services, () => draining);
  await registerAccounts(app, services);
  registerLive(app, services);
  registerConversation(app, services);
  registerCapabilities(app, services);
  registerOperator(app, services);
  registerProfile(app, services);
  registerPlan(app, services);
  registerLevel(app, services);
  registerPronunciation(app, services);
  registerProgress(app, services);
  registerInterview(app, services);
  registerMailbox(app, services);
  registerSpeech(app, services);
  registerDocs(app);
  await registerWebApp(app, options.webRoot ?? fileURLToPath(new URL('../../web/dist', import.meta.url)));

  return {
    app,
    services,
    drain: () => {
      draining = true;
    },
  };
};
