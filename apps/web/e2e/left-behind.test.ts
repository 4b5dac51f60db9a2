import type { Browser, Page, Route } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { connectBrowser, openContext } from './support/browser.ts';
import { nurse } from './support/interview.ts';
import { signUp } from './support/learner.ts';
import { signInPage } from './support/talk.ts';

const url = inject('sharedUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await connectBrowser();
});
afterAll(() => browser.close());

/** A learner at an address, who has been at their profile before. */
const openAt = async (address: string) => {
  const page = await (await openContext(browser)).newPage();
  await signInPage(page, await signUp(url));
  await page.goto(`${url}/profile`);
  await page.goto(url + address);
  return page;
};

/** Holds the answer to a call back. */
const hold = async (page: Page, call: string) => {
  const asked = Promise.withResolvers<Route>();
  await page.route(call, (route) => asked.resolve(route));
  return {
    asked: asked.promise,
    // Who has left may not wait for it any more.
    answer: async (json: object) => (await asked.promise).fulfill({ json }).catch(() => undefined),
  };
};

/** Goes to the profile within the app, and stays there for longer than anything waits that leads on. */
const leave = async (page: Page) => {
  await page.evaluate(() => {
    history.pushState(null, '', '/profile');
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
  await page.getByRole('button', { name: 'Edit' }).waitFor();
};
const expectStay = async (page: Page) => {
  await page.waitForTimeout(2000);
  expect(new URL(page.url()).pathname).toBe('/profile');
  await page.context().close();
};

describe('what was begun on a page that was left', () => {
  it('as a mock interview does not bring the learner back to it', async () => {
    const page = await openAt('/job-interview');
    const creation = await hold(page, '**/api/interview');
    for (const [label, text, button] of [
      ['Job title', nurse.job_title, 'Next'],
      ['Job description', nurse.job_description, 'Next'],
      ['Company name', nurse.company_name, 'Start Interview'],
    ] as const) {
      await page.getByLabel(label).fill(text);
      await page.getByRole('button', { name: button }).click();
    }
    await creation.asked;
    await leave(page);
    await creation.answer({ id: 'late' });
    await expectStay(page);
  });

  it('as the choice of another coach does not lead the learner home', async () => {
    const page = await openAt('/learning-journey');
    const saved = page.waitForResponse('**/user/set_character');
    await page.getByRole('button', { name: 'Switch to John' }).click();
    await saved;
    await leave(page);
    await expectStay(page);
  });

  it('as a payment does not take the learner away', async () => {
    const page = await openAt('/payment');
    const checkout = await hold(page, '**/api/create-checkout-session');
    await page.getByRole('button', { name: 'Start My Journey' }).click();
    await checkout.asked;
    await leave(page);
    await checkout.answer({ checkout_url: `${url}/legal` });
    await expectStay(page);
  });
});
