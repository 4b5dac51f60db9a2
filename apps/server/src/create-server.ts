import { fileURLToPath } from 'node:url';
import { bodies } from '@sayso/api/contract/bodies';
import fastify from 'fastify';
import { Registry } from 'prom-client';
import type { Engines } from './engines/ports.ts';
import { registerAccounts } from './features/accounts/routes.ts';
import { registerCapabilities } from './features/capabilities/routes.ts';
import { registerConversation } from './features/conversation/routes.ts';
import { registerInterview } from './features/interview/routes.ts';
import { registerLevel } from './features/level/routes.ts';
import { registerOperator } from './features/operator/routes.ts';
import { createPayments } from './features/plan/create-payments.ts';
import { endEverySubscription } from './features/plan/leave.ts';
import type { Payments } from './features/plan/payments.ts';
import { registerPlan } from './features/plan/routes.ts';
import { registerProfile } from './features/profile/routes.ts';
import { registerProgress } from './features/progress/routes.ts';
import { registerPronunciation } from './features/pronunciation/routes.ts';
import { registerSpeech } from './features/speech/routes.ts';
import { createRevocations } from './kernel/auth/revocations.ts';
import { createTickets } from './kernel/auth/tickets.ts';
import { createTokens } from './kernel/auth/tokens.ts';
import { rememberStreakNow } from './kernel/learner/streak.ts';
import { storeEstimate } from './kernel/level/store-estimate.ts';
import type { App, Clock, Log, Random, Services } from './kernel/services.ts';
import { createFinisher } from './kernel/sessions/finisher.ts';
import { scheduleSettleJob } from './kernel/sessions/settle-job.ts';
import type { Config } from './platform/config/config.ts';
import { authenticateWith } from './platform/http/access.ts';
import { registerDocs } from './platform/http/docs/index.ts';
import { readDoorKeys } from './platform/http/door-keys.ts';
import { errorHandler } from './platform/http/error-handler.ts';
import { registerLimits } from './platform/http/limit-calls.ts';
import { registerObservability } from './platform/http/observability.ts';
import { parseJson } from './platform/http/parse-json.ts';
import { systemRandom } from './platform/http/random.ts';
import { registerSecurityHeaders } from './platform/http/security-headers.ts';
import { registerSockets, socketHeartbeat } from './platform/http/sockets.ts';
import { registerWebApp } from './platform/http/web-app.ts';
import { createMailer } from './platform/mail/create-mailer.ts';
import { registerMailbox } from './platform/mail/register-mailbox.ts';
import { createAnnouncements } from './platform/storage/announcements.ts';
import type { Storage } from './platform/storage/open-database.ts';

export interface ServerOptions {
  readonly config: Config;
  readonly storage: Storage;
  readonly engines: Engines;
  /** @default the system's clock */
  readonly clock?: Clock;
  /** @default random values of the system */
  readonly random?: Random;
  readonly log: Log;
  /** The folder of the built web app. @default that of apps/web */
  readonly webRoot?: string;
  /** How often sockets are asked whether they are still there, ms. @default 15_000 */
  readonly heartbeat?: number;
  /** How long a request may take to arrive, ms. @default 60_000, enough for a recording over a slow line */
  readonly requestTimeout?: number;
  /** Further numbers for `/metrics`. */
  readonly metrics?: Registry;
}

/** The server, not listening yet. */
export interface Server {
  /** `app.close()` ends everything but the storage and the engines, which belong to the caller. */
  readonly app: App;
  readonly services: Services;
  readonly payments: Payments;
  /** From now on `/readyz` says no, so that a balancer sends no new learner. */
  drain(): void;
}

const createApp = ({ config, log, requestTimeout = 60_000 }: ServerOptions): App =>
  fastify({
    loggerInstance: log,
    trustProxy: config.trustedProxies > 0 && ((_address, hop) => hop < config.trustedProxies),
    // Without it an address that cannot be decoded is answered with the address itself, token and all.
    frameworkErrors: errorHandler,
    // Of the routes outside of the contract, such as the messages of the payment service.
    bodyLimit: bodies.audio.maximumBytes,
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
  const finisher = createFinisher({
    db: storage.db,
    engines,
    clock,
    log,
    reactToEnd: async (learnerId) => {
      await storeEstimate(storage.db, learnerId, clock.now());
      await rememberStreakNow(storage, learnerId, clock.now());
    },
  });
  const mailer = await createMailer(config, storage, clock);
  const metrics = options.metrics ?? new Registry();
  return {
    config,
    keys: readDoorKeys(config, random),
    storage,
    engines,
    clock,
    random,
    tokens,
    tickets,
    revocations,
    plans,
    finisher,
    mailer,
    metrics,
    log,
  };
};

/** Puts the parts together: this is the one place where every feature is listed. */
export const createServer = async (options: ServerOptions): Promise<Server> => {
  const app = createApp(options);
  const services = await createServices(options);
  const payments = createPayments(services.config, services.storage, services.clock, services.random);
  const withPayments = { ...services, payments };
  let draining = false;

  app.addHook('onClose', () => services.mailer.close());
  app.addHook('onClose', () => services.revocations.close());
  app.addHook('onClose', () => services.plans.close());
  app.addHook('onClose', () => services.finisher.close());
  app.setErrorHandler(errorHandler);
  authenticateWith(app, services.tokens);
  parseJson(app);
  await registerLimits(app, services);
  await registerSecurityHeaders(app, services.config);
  await registerSockets(app, services.config, options.heartbeat ?? socketHeartbeat);

  registerObservability(app, services, () => draining);
  await registerAccounts(app, services);
  registerConversation(app, services);
  registerCapabilities(app, services, payments.about);
  registerOperator(app, services);
  registerProfile(app, services, (learnerId) => endEverySubscription(withPayments, learnerId));
  registerPlan(app, withPayments);
  registerLevel(app, services);
  registerPronunciation(app, services);
  registerProgress(app, services);
  registerInterview(app, services);
  registerMailbox(app, services);
  registerSpeech(app, services);
  scheduleSettleJob(app, services);
  registerDocs(app);
  await registerWebApp(app, options.webRoot ?? fileURLToPath(new URL('../../web/dist', import.meta.url)));

  return {
    app,
    services,
    payments,
    drain: () => {
      draining = true;
    },
  };
};
