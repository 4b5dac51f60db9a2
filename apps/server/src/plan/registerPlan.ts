import { createCheckoutSession, getPlan, managePlan } from '@sayso/api/contract/payment';
import type { FastifyRequest } from 'fastify';
import { createRateLimits, type RateLimit } from '../accounts/rateLimits.ts';
import type { Config } from '../config/Config.ts';
import { HttpError } from '../http/HttpError.ts';
import { publicOrigin } from '../http/publicOrigin.ts';
import { route } from '../http/route.ts';
import type { App, Services } from '../http/Services.ts';
import { beginCheckout } from './checkout.ts';
import { readPlan } from './readPlan.ts';
import { keepRefreshing } from './refreshDue.ts';
import { isSandbox } from './sandbox/createSandbox.ts';
import { registerSandbox } from './sandbox/registerSandbox.ts';
import { subscriptionsOf } from './subscriptions.ts';
import { registerWebhook } from './webhook.ts';

/** More than anybody needs who cannot decide. */
const checkoutsPerLearner: RateLimit = { name: 'checkout', points: 30, duration: 60 * 60_000 };

const originOf = (request: FastifyRequest, config: Config): string => {
  const origin = publicOrigin(request, config);
  if (origin === null) {
    throw new HttpError(503, 'engine_unavailable', 'PUBLIC_URL must be set to where browsers reach this server.');
  }
  return origin;
};

/** The payment calls of spec §7, the learner's plan, and what the payment service sends. */
export const registerPlan = (app: App, services: Services): void => {
  const { storage, config, payments } = services;
  const limits = createRateLimits(storage, services.clock);

  // The address in the request is the one that the page knows; what is sold belongs to whoever calls.
  route(app, createCheckoutSession, async ({ input, learner, request }) => {
    await limits.take(checkoutsPerLearner, learner.id);
    return { checkout_url: await beginCheckout(services, learner, input.billing_cycle, originOf(request, config)) };
  });

  route(app, getPlan, ({ learner }) => readPlan(services, learner.id));

  route(app, managePlan, async ({ learner, request }) => {
    const bought = await subscriptionsOf(services, learner.id);
    const current = bought.find(({ status }) => status !== 'ended') ?? bought[0];
    if (!current) throw new HttpError(404, 'not_found', 'You have no paid plan, so there is nothing to manage.');
    return { url: await payments.openManagement(current.customer_id, originOf(request, config)) };
  });

  registerWebhook(app, services);
  if (isSandbox(payments)) registerSandbox(app, services, payments);
  keepRefreshing(app, services);
};
