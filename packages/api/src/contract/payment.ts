import * as v from 'valibot';
import { deadlines } from './deadlines.ts';
import { endpoint } from './endpoint.ts';
import { email } from './values.ts';

/** The billing cycles of Plus. */
export const billingCycles = ['monthly', 'yearly'] as const;
export type BillingCycle = (typeof billingCycles)[number];
/** The price of Plus, in cents of a euro. */
export const priceCents: Readonly<Record<BillingCycle, number>> = { monthly: 799, yearly: 7900 };

const billingCycle = v.picklist(billingCycles);

export const createCheckoutSession = endpoint({
  method: 'POST',
  path: '/api/create-checkout-session',
  access: 'learner',
  body: 'text',
  limit: 'checkouts',
  deadlineMs: deadlines.outside,
  summary: 'Starts a payment; the browser goes on to checkout_url.',
  request: v.object({ email, billing_cycle: billingCycle }),
  answer: v.looseObject({ checkout_url: v.string() }),
});

/** The plan that the learner pays for. Optional to the web app: a 404 means an ordinary server of the spec. */
export const getPlan = endpoint({
  method: 'GET',
  path: '/api/plan',
  access: 'learner',
  body: 'none',
  limit: null,
  deadlineMs: deadlines.read,
  summary: 'Whether the learner has Plus, and when it renews or ends.',
  answer: v.looseObject({
    is_premium: v.boolean(),
    /** Null where nothing is paid for. */
    billing_cycle: v.nullable(billingCycle),
    /** When the next payment is due, ISO 8601; null where there is none. */
    renews_at: v.nullable(v.string()),
    /** When Plus ends, ISO 8601; null while it renews. */
    ends_at: v.nullable(v.string()),
    /** The last payment did not go through. Without Plus: what was bought gives nothing until it is paid for, or is ended. */
    is_unpaid: v.boolean(),
  }),
});

export const managePlan = endpoint({
  method: 'POST',
  path: '/api/plan/manage',
  access: 'learner',
  body: 'none',
  limit: null,
  deadlineMs: deadlines.outside,
  summary: 'Opens the page on which a paid plan is cancelled; the browser goes on to url.',
  answer: v.looseObject({ url: v.string() }),
});
