import type { App } from '../../kernel/services.ts';
import { HttpError } from '../../platform/http-error.ts';
import { handleEvent } from './handle-event.ts';
import { BadSignature } from './payments.ts';
import type { PlanServices } from './plan-services.ts';

/** The address that the payment service sends its messages to. */
export const webhookPath = '/api/payment/webhook';

/** Serves the messages of the payment service. */
export const registerWebhook = (app: App, services: PlanServices): void => {
  app.register(async (local) => {
    // The signature is over every byte: parsed and written again they would be others.
    local.removeContentTypeParser('application/json');
    local.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    local.post<{ Body: unknown }>(webhookPath, async (request, reply) => {
      const signature = request.headers['stripe-signature'];
      const body = request.body;
      if (!Buffer.isBuffer(body) || typeof signature !== 'string') {
        throw new HttpError(
          400,
          'invalid_request',
          'Only messages that the payment service has signed are taken here.',
        );
      }
      try {
        await handleEvent(services, body, signature);
      } catch (error) {
        if (!(error instanceof BadSignature)) throw error;
        request.log.warn({ err: error }, 'a payment message was refused');
        throw new HttpError(400, 'invalid_request', error.message);
      }
      return reply.header('cache-control', 'no-store').send({ received: true });
    });
  });
};
