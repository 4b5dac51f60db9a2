import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { App } from '../../../kernel/services.ts';
import { notFound } from '../../../platform/http/not-found.ts';
import { isAllowedOrigin } from '../../../platform/http/sockets.ts';
import { HttpError } from '../../../platform/http-error.ts';
import type { PlanServices } from '../plan-services.ts';
import { webhookPath } from '../webhook.ts';
import type { Sandbox, SandboxEventType } from './create-sandbox.ts';
import { checkoutOverPage, checkoutPage, managementPage } from './pages.ts';
import { abandon, sell, setRenewal } from './trade.ts';

const params = v.object({ id: v.string() });
const readId = (request: FastifyRequest): string => v.parse(params, request.params).id;

const sendPage = (reply: FastifyReply, html: string, status = 200): FastifyReply =>
  reply.code(status).type('text/html; charset=utf-8').send(html);

/** Serves the sandbox's pages: who presses a button there has what a payment service would have told us, by a signed message. */
export const registerSandbox = (app: App, services: PlanServices, sandbox: Sandbox): void => {
  /** Sends a message of the sandbox to the very door at which Stripe knocks. */
  const tell = async (type: SandboxEventType, object: Readonly<Record<string, unknown>>): Promise<void> => {
    const { payload, signature } = await sandbox.signEvent(type, object);
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    const answer = await app.inject({ method: 'POST', url: webhookPath, headers, payload });
    if (answer.statusCode !== 200) throw new Error(`The sandbox's message was answered with ${answer.statusCode}.`);
  };

  app.register(async (local) => {
    // A button sends an empty form.
    local.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) =>
      done(null, undefined),
    );
    local.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      // Without it the browser hides from us which page a button was pressed on.
      reply.header('referrer-policy', 'same-origin');
      const { origin } = request.headers;
      if (request.method === 'POST' && (origin === undefined || !isAllowedOrigin(request, services.config.publicUrl))) {
        throw new HttpError(
          403,
          'invalid_request',
          'This button works only on its own page. Go back and press it there.',
        );
      }
    });

    local.get('/sandbox/checkout/:id', async (request, reply) => {
      const id = readId(request);
      const checkout = await services.storage.db
        .selectFrom('checkouts')
        .select(['billing_cycle', 'state'])
        .where('id', '=', id)
        .executeTakeFirst();
      if (!checkout) throw notFound(request, '/sandbox/checkout');
      if (checkout.state !== 'open') return sendPage(reply, checkoutOverPage(), 410);
      return sendPage(reply, checkoutPage(id, checkout.billing_cycle));
    });

    local.post('/sandbox/checkout/:id/pay', async (request, reply) => {
      const id = readId(request);
      const subscription = await sell(services, id);
      if (subscription === null) return sendPage(reply, checkoutOverPage(), 410);
      await tell('checkout.session.completed', { id, object: 'checkout.session', subscription });
      return reply.redirect('/payment-success', 303);
    });

    local.post('/sandbox/checkout/:id/cancel', async (request, reply) => {
      if (!(await abandon(services.storage, readId(request)))) return sendPage(reply, checkoutOverPage(), 410);
      return reply.redirect('/payment-cancelled', 303);
    });

    local.get('/sandbox/plan/:id', async (request, reply) => {
      const id = readId(request);
      const state = await sandbox.findSubscription(id);
      if (!state) throw notFound(request, '/sandbox/plan');
      return sendPage(reply, managementPage(id, { ...state, isOver: state.status === 'ended' }));
    });

    for (const [word, renews] of [
      ['cancel', false],
      ['keep', true],
    ] as const) {
      local.post(`/sandbox/plan/:id/${word}`, async (request, reply) => {
        const id = readId(request);
        await setRenewal(services, id, renews);
        await tell('customer.subscription.updated', { id, object: 'subscription' });
        return reply.redirect('/payment', 303);
      });
    }
  });
};
