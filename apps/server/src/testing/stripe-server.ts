import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { Stripe } from 'stripe';

/** A subscription in the fake Stripe's books. Times are ms since 1970. */
export interface FakeSubscription {
  readonly userId: string;
  readonly cycle: 'month' | 'year';
  readonly status: 'active' | 'past_due' | 'unpaid' | 'paused' | 'incomplete' | 'incomplete_expired' | 'canceled';
  readonly periodStart: number;
  readonly periodEnd: number;
  readonly cancelAtPeriodEnd?: boolean;
  readonly endedAt?: number;
  /** The metadata, instead of what the learner's last checkout gave it. */
  readonly metadata?: Readonly<Record<string, string>>;
}

/** A checkout in the fake Stripe's books. */
export interface FakeCheckout {
  readonly status: 'open' | 'complete' | 'expired';
  readonly subscription: string | null;
}

/** A request as it came in. */
export interface SeenStripeRequest {
  readonly method: string;
  readonly path: string;
  readonly authorization: string | undefined;
  readonly form: Readonly<Record<string, string>>;
}

/** Stripe's calls that this product makes, over real HTTP, and its signed messages. */
export interface StripeServer {
  /** The variables that lead a server to it. */
  readonly env: Readonly<Record<string, string>>;
  readonly requests: readonly SeenStripeRequest[];
  /** Its subscriptions by id: a test writes here what happened at Stripe. */
  readonly subscriptions: Map<string, FakeSubscription>;
  /** Which subscription a payment was for. */
  readonly payments: Map<string, string>;
  /** While true, every call is answered with 500. */
  isDown: boolean;
  /** While true, no call is answered. */
  isSilent: boolean;
  /** Calls that are answered with 500: an id, or a method with an id, `DELETE sub_1`. */
  readonly broken: Set<string>;
  /** Its checkouts by id: a test writes here what happened on Stripe's page. */
  readonly checkouts: Map<string, FakeCheckout>;
  /** Checkouts that can be paid no more. */
  readonly expired: Set<string>;
  /** Customers that it does not know: those of another account, or of its test mode. */
  readonly strangers: Set<string>;
  /** A message as Stripe sends it, signed at `now`. */
  event(
    id: string,
    type: string,
    object: object,
    now: number,
  ): { readonly payload: string; readonly signature: string };
  close(): Promise<void>;
}

const secret = 'whsec_of_the_stand_in';
const seconds = (ms: number): number => Math.floor(ms / 1000);

/** The metadata that a checkout gives its subscription. */
const metadataIn = (form: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(form).flatMap(([key, value]) => {
      const name = /^subscription_data\[metadata\]\[(.+)\]$/.exec(key)?.[1];
      return name === undefined ? [] : [[name, value]];
    }),
  );

const serialise = (id: string, given: FakeSubscription, sold: Readonly<Record<string, string>> | undefined) => ({
  id,
  object: 'subscription',
  customer: `cus_${given.userId}`,
  metadata: given.metadata ?? { ...sold, user_id: given.userId },
  status: given.status,
  cancel_at: given.cancelAtPeriodEnd ? seconds(given.periodEnd) : null,
  cancel_at_period_end: given.cancelAtPeriodEnd ?? false,
  ended_at: given.endedAt === undefined ? null : seconds(given.endedAt),
  items: {
    object: 'list',
    data: [
      {
        current_period_start: seconds(given.periodStart),
        current_period_end: seconds(given.periodEnd),
        price: { recurring: { interval: given.cycle } },
      },
    ],
  },
});

const readForm = async (request: IncomingMessage): Promise<Record<string, string>> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()));
};

/** @param now the time at which subscriptions that are ended here end */
export const startStripeServer = async (now: () => number): Promise<StripeServer> => {
  const requests: SeenStripeRequest[] = [];
  const subscriptions = new Map<string, FakeSubscription>();
  const payments = new Map<string, string>();
  const checkouts = new Map<string, FakeCheckout>();
  const sold = new Map<string, Record<string, string>>();
  const expired = new Set<string>();
  const strangers = new Set<string>();
  const broken = new Set<string>();
  const state = { isDown: false, isSilent: false };

  const refused = (status: number, error: object) => ({
    status,
    body: { error: { type: 'invalid_request_error', ...error } },
  });
  const missing = refused(404, { code: 'resource_missing', message: 'No such thing.' });
  const openCheckout = (form: Readonly<Record<string, string>>) => {
    const customer = form['customer'] ?? '';
    if (strangers.has(customer)) {
      return refused(400, { code: 'resource_missing', param: 'customer', message: `No such customer: '${customer}'` });
    }
    const id = `cs_${requests.length}`;
    checkouts.set(id, { status: 'open', subscription: null });
    sold.set(form['client_reference_id'] ?? '', metadataIn(form));
    return { status: 200, body: { id, object: 'checkout.session', url: `https://checkout.example/${id}` } };
  };
  const askCheckout = (id: string, isExpiring: boolean) => {
    const known = checkouts.get(id);
    if (!known) return missing;
    if (!isExpiring) return { status: 200, body: { id, object: 'checkout.session', ...known } };
    if (known.status !== 'open') return refused(400, { message: `This Checkout Session is ${known.status}.` });
    expired.add(id);
    checkouts.set(id, { ...known, status: 'expired' });
    return { status: 200, body: { id, object: 'checkout.session', ...known, status: 'expired' } };
  };
  const answer = ({ method, path, form }: SeenStripeRequest, query: URLSearchParams) => {
    const [, , area = '', id = '', session = '', act = ''] = path.split('/');
    const about = session || id;
    if (state.isDown || broken.has(about) || broken.has(`${method} ${about}`)) {
      return { status: 500, body: { error: { type: 'api_error', message: 'Try again later.' } } };
    }
    if (area === 'checkout') return session === '' ? openCheckout(form) : askCheckout(session, act === 'expire');
    if (method === 'POST' && path === '/v1/billing_portal/sessions') {
      return { status: 200, body: { url: `https://portal.example/${form['customer']}` } };
    }
    if (area === 'invoice_payments') {
      const subscription = payments.get(query.get('payment[payment_intent]') ?? '');
      const parent = subscription === undefined ? null : { subscription_details: { subscription } };
      return { status: 200, body: { object: 'list', data: [{ invoice: { object: 'invoice', parent } }] } };
    }
    if (area === 'balance') return { status: 200, body: { object: 'balance', livemode: false } };
    const known = area === 'subscriptions' ? subscriptions.get(id) : undefined;
    if (!known) return missing;
    if (method === 'DELETE') subscriptions.set(id, { ...known, status: 'canceled', endedAt: now() });
    return { status: 200, body: serialise(id, subscriptions.get(id) ?? known, sold.get(known.userId)) };
  };

  const server = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url ?? '/', 'http://stripe');
      const { authorization } = request.headers;
      const seen = { method: request.method ?? '', path: url.pathname, authorization, form: await readForm(request) };
      requests.push(seen);
      if (state.isSilent) return;
      const { status, body } = answer(seen, url.searchParams);
      // The library would wait before it tries again.
      response.writeHead(status, { 'content-type': 'application/json', 'stripe-should-retry': 'false' });
      response.end(JSON.stringify(body));
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port.');

  return {
    env: {
      STRIPE_SECRET_KEY: 'sk_test_stand_in',
      STRIPE_WEBHOOK_SECRET: secret,
      STRIPE_API_URL: `http://127.0.0.1:${address.port}`,
    },
    requests,
    subscriptions,
    payments,
    checkouts,
    expired,
    strangers,
    broken,
    get isDown() {
      return state.isDown;
    },
    set isDown(value) {
      state.isDown = value;
    },
    get isSilent() {
      return state.isSilent;
    },
    set isSilent(value) {
      state.isSilent = value;
    },
    event: (id, type, object, at) => {
      const payload = JSON.stringify({ id, object: 'event', type, created: seconds(at), data: { object } });
      return {
        payload,
        signature: Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: seconds(at) }),
      };
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
