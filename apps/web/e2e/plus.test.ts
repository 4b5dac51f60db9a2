import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { type StripeServer, startStripeServer } from '../../server/src/testing/stripe-server.ts';
import { alterAnswer } from './support/alter-answer.ts';
import { connectBrowser, openContext } from './support/browser.ts';
import { type Account, signUp } from './support/learner.ts';
import { type Stack, startStack } from './support/stack.ts';
import { signInPage, untilStatus } from './support/talk.ts';

const day = 24 * 60 * 60_000;
let browser: Browser;
beforeAll(async () => {
  browser = await connectBrowser();
});
afterAll(() => browser.close());

const open = async (account: Account): Promise<Page> => {
  const page = await (await openContext(browser)).newPage();
  await signInPage(page, account);
  return page;
};
const plansIn = async (page: Page, url: string, cycle: 'Monthly' | 'Yearly') => {
  await page.goto(`${url}/payment`);
  await page.getByRole('radio', { name: cycle }).check();
  await page.getByRole('button', { name: 'Start My Journey' }).click();
};
const says = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor();

describe('paying in the sandbox', () => {
  const url = inject('sharedUrl');
  let page: Page;
  afterEach(() => page.context().close());

  it('monthly: a page says that no money moves, Pay brings Plus, and it is cancelled and kept where it is managed', async () => {
    page = await open(await signUp(url));
    await plansIn(page, url, 'Monthly');
    await page.waitForURL('**/sandbox/checkout/**');
    await says(page, 'No money moves here.');
    await says(page, '€7.99 a month');
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await page.waitForURL('**/payment-success');
    await page.getByRole('heading', { name: 'Payment Successful!' }).waitFor();
    await says(page, 'Thank you for upgrading to Plus!');
    await says(page, 'Plus is on.');
    await page.getByRole('link', { name: 'Go to Dashboard' }).click();
    await page.waitForURL('**/home-coach');
    await page.getByRole('heading', { level: 1, name: /Ready to grow/ }).waitFor();
    expect(await page.getByRole('link', { name: 'Upgrade to Plus' }).count()).toBe(0);

    await page.goto(`${url}/payment`);
    await says(page, 'Welcome to Plus!');
    await says(page, /It renews on .* for €7\.99\./);
    await page.getByRole('button', { name: 'Manage plan' }).click();
    await page.getByRole('button', { name: 'Cancel Plus' }).click();
    await page.waitForURL('**/payment');
    await says(page, /It is cancelled\. You keep Plus until/);
    await page.getByRole('button', { name: 'Manage plan' }).click();
    await page.getByRole('button', { name: 'Keep Plus' }).click();
    await says(page, /It renews on/);
  });

  it('begins with a button that stands free of the navigation, in a window of 1280 x 900', async () => {
    page = await (await openContext(browser, { viewport: { width: 1280, height: 900 } })).newPage();
    await signInPage(page, await signUp(url));
    await page.goto(`${url}/payment`);
    const start = page.getByRole('button', { name: 'Start My Journey' });
    await start.waitFor();
    const covered = await start.evaluate((button) => {
      const { left, top, right, bottom } = button.getBoundingClientRect();
      const edges = [top + 1, bottom - 1].map((y) => document.elementFromPoint((left + right) / 2, y));
      return edges.some((hit) => !button.contains(hit));
    });
    expect(covered).toBe(false);
  });

  it('yearly: costs what the plan said', async () => {
    page = await open(await signUp(url));
    await plansIn(page, url, 'Yearly');
    await page.waitForURL('**/sandbox/checkout/**');
    await says(page, '€79.00 a year');
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await page.waitForURL('**/payment-success');
    await says(page, 'Plus is on.');
  });

  it('cancelled: nothing is bought, and a checkout that is over stays over', async () => {
    page = await open(await signUp(url));
    await plansIn(page, url, 'Yearly');
    await page.waitForURL('**/sandbox/checkout/**');
    const checkout = page.url();
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await page.waitForURL('**/payment-cancelled');
    await page.getByRole('heading', { name: 'Payment Cancelled.' }).waitFor();
    await says(page, 'Feel free to try again anytime.');
    await page.getByRole('link', { name: 'Return to Dashboard' }).click();
    await page.getByRole('link', { name: 'Upgrade to Plus' }).waitFor();
    await page.goto(checkout);
    await page.getByRole('heading', { name: 'This checkout is over' }).waitFor();
  });

  it('is not thanked for where nothing was paid: the page opened by its address says so, and leads to the plans', async () => {
    page = await open(await signUp(url));
    await page.goto(`${url}/payment-success`);
    await page.getByRole('heading', { name: 'We cannot see your payment yet' }).waitFor();
    expect(await page.getByText('Thank you for upgrading to Plus!').count()).toBe(0);
    await page.getByRole('link', { name: 'See the plans' }).click();
    await page.waitForURL('**/payment');
  });

  it('is for who is signed in: a visitor who comes back goes to /auth, and a token that is refused is removed', async () => {
    page = await (await openContext(browser)).newPage();
    await page.goto(`${url}/payment-success`);
    await page.waitForURL('**/auth');
    await page.evaluate(() => localStorage.setItem('authToken', 'refused'));
    await page.goto(`${url}/payment-success`);
    await page.waitForURL('**/auth');
    expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
  });

  it('says that a plan could not be looked up, and shows it at the next try; a server without the call is missing nothing', async () => {
    page = await open(await signUp(url));
    await page.route('**/me', (route) => alterAnswer(route, (me: object) => ({ ...me, is_premium: true })));
    const renews = { billing_cycle: 'monthly', renews_at: '2027-01-20T12:00:00.000Z', ends_at: null, is_unpaid: false };
    let answer: object = { status: 503, json: { detail: 'The database does not answer.' } };
    await page.route('**/api/plan', (route) => route.fulfill(answer));
    await page.goto(`${url}/payment`);
    await says(page, 'Your plan could not be loaded.');
    answer = { json: { is_premium: true, ...renews } };
    await page.getByRole('button', { name: 'Try again' }).click();
    await says(page, 'It renews on 20 January 2027 for €7.99.');
    await page.getByRole('button', { name: 'Manage plan' }).waitFor();
    answer = { status: 404, json: { detail: 'Not Found' } };
    await page.reload();
    await says(page, 'Everything here is open to you.');
  });

  it('says what went wrong before it: no checkout, no network, no address', async () => {
    page = await open(await signUp(url));
    await page.goto(`${url}/payment`);
    const start = page.getByRole('button', { name: 'Start My Journey' });
    const call = '**/api/create-checkout-session';
    await page.route(call, (route) => route.fulfill({ status: 503, json: { detail: 'Stripe does not answer.' } }));
    await start.click();
    await says(page, 'Failed to initiate checkout.');
    await page.unroute(call);
    await page.route(call, (route) => route.abort());
    await start.click();
    await says(page, 'Payment error.');
    await page.route('**/me', (route) => alterAnswer(route, (me: object) => ({ ...me, email: '' })));
    await page.reload();
    await start.click();
    await says(page, 'Missing user email.');
  });
});

describe('paying at Stripe', () => {
  let stripe: StripeServer;
  let stack: Stack;
  beforeAll(async () => {
    stripe = await startStripeServer(Date.now);
    stack = await startStack({ ...stripe.env, FREE_CONVERSATIONS_PER_DAY: '1' });
  });
  afterAll(async () => {
    await stack.close();
    await stripe.close();
  });

  const post = (path: string, token: string, body: object) =>
    fetch(stack.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
  const send = async ({ payload, signature }: { payload: string; signature: string }) => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    return (await fetch(`${stack.url}/api/payment/webhook`, { method: 'POST', headers, body: payload })).status;
  };
  /** The learner has paid for a month at Stripe, whose messages are still on their way. */
  const payAtStripe = (id: string) => {
    const userId = stripe.requests.findLast(({ path }) => path === '/v1/checkout/sessions')?.form[
      'client_reference_id'
    ];
    const now = Date.now();
    stripe.subscriptions.set(id, {
      userId: userId ?? '',
      cycle: 'month',
      status: 'active',
      periodStart: now,
      periodEnd: now + 30 * day,
    });
    return {
      completed: stripe.event(`evt_completed_${id}`, 'checkout.session.completed', { id: 'cs', subscription: id }, now),
      updated: stripe.event(`evt_updated_${id}`, 'customer.subscription.updated', { id }, now),
    };
  };
  /** Sends the browser to Stripe's page, which is not part of the app. */
  const goToStripe = async (page: Page) => {
    await page.route('https://checkout.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: 'Stripe' }),
    );
    await plansIn(page, stack.url, 'Monthly');
    await page.waitForURL('https://checkout.example/**');
  };

  it('lifts the limit at once in every open tab, whose messages come forged, early, twice and out of order', async () => {
    const account = await signUp(stack.url);
    await post('/conversation/start', account.token, {});
    await post('/conversation/send', account.token, { message: 'We often eat fish with rice.' });
    const limited = await open(account);
    await limited.goto(`${stack.url}/conversation/Daisy`);
    const dialog = limited.getByRole('dialog', { name: 'Limit Reached' });
    await dialog.waitFor();

    const paying = await limited.context().newPage();
    await goToStripe(paying);
    const { completed, updated } = payAtStripe('sub_limit');
    expect(await send({ ...completed, signature: updated.signature })).toBe(400);
    expect(await dialog.isVisible()).toBe(true);
    expect(await Promise.all([updated, updated, completed, completed].map(send))).toEqual([200, 200, 200, 200]);

    await paying.goto(`${stack.url}/payment-success`);
    await says(paying, 'Plus is on.');
    await dialog.waitFor({ state: 'hidden' });
    await untilStatus(limited, 'Speak now...');
    await limited.context().close();
  });

  it('waits for a message that comes after the browser, and says so', async () => {
    const page = await open(await signUp(stack.url));
    await goToStripe(page);
    const { completed } = payAtStripe('sub_late');
    await page.goto(`${stack.url}/payment-success`);
    await says(page, 'This takes a few seconds.');
    expect(await send(completed)).toBe(200);
    await says(page, 'Plus is on.');
    await page.context().close();
  });
});
