import { createCheckoutSession, getPlan, managePlan } from '@sayso/api/contract/payment';
import type { FastifyRequest } from 'fastify';
import type { App } from '../../kernel/services.ts';
import type { Config } from '../../platform/config/config.ts';
import { publicOrigin } from '../../platform/http/public-origin.ts';
import { route } from '../../platform/http/route.ts';
import { HttpError } from '../../platform/http-error.ts';
import { beginCheckout } from './checkout.ts';
import type { PlanServices } from './plan-services.ts';
import { readPlan } from './queries.ts';
import { keepRefreshing } from './refresh-due.ts';
import { isSandbox } from './sandbox/create-sandbox.ts';
import { registerSandbox } from './sandbox/register-sandbox.ts';
import { readSubscriptions } from './subscriptions.ts';
import { registerWebhook } from './webhook.ts';

const requireOrigin = (request: FastifyRequest, config: Config): string => {
  const origin = publicOrigin(request, config);
  if (origin === null) {
    throw new HttpError(503, 'engine_unavailable', 'PUBLIC_URL must be set to where browsers reach this server.');
  }
  return origin;
};

/** The payment calls of the contract, the learner's plan, and what the payment service sends. */
export const registerPlan = (app: App, services: PlanServices): void => {
  const { config, payments } = services;

  // The address in the request is the one that the page knows; what is sold belongs to the caller.
  route(app, createCheckoutSession, async ({ input, learner, request }) => {
    return {
      checkout_url: await beginCheckout(services, learner, input.billing_cycle, requireOrigin(request, config)),
    };
  });

  route(app, getPlan, ({ learner }) => readPlan(services, learner.id));

  route(app, managePlan, async ({ learner, request }) => {
    const bought = await readSubscriptions(services, learner.id);
    const current = bought.find(({ status }) => status !== 'ended') ?? bought[0];
    if (!current) throw new HttpError(404, 'not_found', 'You have no paid plan, so there is nothing to manage.');
    return { url: await payments.openManagement(current.customer_id, requireOrigin(request, config)) };
  });

  registerWebhook(app, services);
  if (isSandbox(payments)) registerSandbox(app, services, payments);
  keepRefreshing(app, services);
};
