import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { email } from './values.ts';

export const createCheckoutSession = endpoint({
  method: 'POST',
  path: '/api/create-checkout-session',
  access: 'learner',
  summary: 'Starts a payment; the browser goes on to checkout_url.',
  request: v.object({ email, billing_cycle: v.picklist(['monthly', 'yearly']) }),
  answer: v.looseObject({ checkout_url: v.string() }),
});
