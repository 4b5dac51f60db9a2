import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { connectBrowser, openContext } from './support/browser.ts';
import { createGate, type Gate } from './support/gate.ts';
import { type Account, post, signUp } from './support/learner.ts';
import { signInPage } from './support/talk.ts';

const url = inject('sharedUrl');
let browser: Browser;
let page: Page;
/** Closed, no answer of the server reaches the page: the slowest of all lines. */
let line: Gate;
let amina: Account;

beforeAll(async () => {
  browser = await connectBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  amina = await signUp(url);
  await write(amina, 'We have tea at five.');
  line = createGate();
  page = await (await openContext(browser, { timezoneId: 'UTC' })).newPage();
  for (const calls of ['**/me', '**/user/**']) {
    await page.route(calls, async (route) => {
      await line.pass();
      await route.continue().catch(() => undefined);
    });
  }
  await signInPage(page, amina);
});
afterEach(() => {
  line.open();
  return page.context().close();
});

/** Holds a conversation in writing with the coach. */
const write = async ({ token }: Account, message: string): Promise<void> => {
  await post(url, '/conversation/start', {}, token);
  await post(url, '/conversation/send', { message }, token);
};

interface Watched extends Window {
  shownTexts?: string[];
}

/** Notes every text that the page shows from now on, also one that stands there for a moment only. */
const watchTexts = () =>
  page.evaluate(() => {
    const texts: string[] = [];
    (window as Watched).shownTexts = texts;
    const note = () => {
      const busy = document.querySelector('main[aria-busy=true], section[aria-busy=true]') ? ' [busy]' : '';
      texts.push(document.body.innerText + busy);
    };
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
    note();
  });
const readTexts = () => page.evaluate(() => (window as Watched).shownTexts?.join('\n') ?? '');

const openPlace = (name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
const untilShown = async ({ title, text }: Place, timeout = 45_000) => {
  await page.getByRole('heading', { level: 1, name: title }).waitFor({ timeout });
  await page.getByText(text).first().waitFor({ timeout });
};

const places = [
  { name: 'Coach', path: '/home-coach', title: /^Ready to grow/, text: /^Last session today/ },
  { name: 'Progress', path: '/progress', title: 'Your week in words', text: /1 session in seven days/ },
  { name: 'Journey', path: '/learning-journey', title: /^Your journey/, text: /^Today$/ },
] as const;
type Place = (typeof places)[number];

describe('coming back to a page', () => {
  it('shows what was there at once, without a loading text, and then what is new', async () => {
    await page.goto(`${url}/home-coach`);
    for (const place of [...places, places[0]]) {
      await openPlace(place.name);
      await untilShown(place);
    }
    // Nothing is on its way any more, and from now on nothing comes.
    await page.waitForLoadState('networkidle');
    line.close();
    await watchTexts();
    for (const place of [...places.slice(1), ...places]) {
      await openPlace(place.name);
      await untilShown(place, 2000);
    }
    const texts = await readTexts();
    expect(texts).toMatch(/Your week in words/);
    expect(texts).not.toMatch(/\[busy\]|Loading|Looking up|Looking back/);

    await write(amina, 'It rained for three days.');
    line.open();
    await page
      .getByText(/^Today$/)
      .nth(1)
      .waitFor();
    expect(await readTexts()).not.toMatch(/\[busy\]|Loading|Looking up|Looking back/);
  });

  it('keeps what was there when the server is away, and says nothing of it', async () => {
    await page.goto(`${url}/home-coach`);
    await page.getByText(places[0].text).waitFor();
    await openPlace('Profile');
    await page.getByRole('heading', { level: 1, name: 'Amina Diallo' }).waitFor();
    await page.unroute('**/user/**');
    await page.route('**/user/**', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/user/sessions'));
    await openPlace('Coach');
    await failed;
    await page.getByText(places[0].text).waitFor();
    expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
  });
});

describe('what is kept of one learner', () => {
  const readNothingOfAmina = async () => {
    const texts = await readTexts();
    expect(texts).not.toMatch(/Last session today|1 session in seven days|Amina/);
  };
  const openEverything = async () => {
    for (const place of places) {
      await openPlace(place.name);
      await untilShown(place);
    }
  };

  it('is not shown to the learner who signs in after them in the same tab', async () => {
    const ben = await signUp(url, 'John', 'Ben Okri');
    await page.goto(`${url}/home-coach`);
    await openEverything();
    await openPlace('Profile');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForURL(`${url}/`);
    await page.evaluate(() => {
      (window as Watched & { isSamePage?: true }).isSamePage = true;
    });
    await watchTexts();
    await page.locator('a[href="/auth"]').first().click();
    await page.getByLabel('E-mail').fill(ben.email);
    await page.keyboard.press('Enter');
    await page.getByLabel('Password', { exact: true }).fill(ben.password);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: /Ben/ }).waitFor();
    line.close();
    for (const { name, path } of places) {
      await openPlace(name);
      await page.waitForURL(`**${path}`);
      await page.locator('h1').waitFor();
    }
    await readNothingOfAmina();
    line.open();
    await openPlace('Coach');
    await page.getByText('Start your first session now.').waitFor();
    await readNothingOfAmina();
    expect(await page.evaluate(() => (window as Watched & { isSamePage?: true }).isSamePage)).toBe(true);
  });

  it('is gone when this tab learns that another tab has signed in as another learner', async () => {
    const ben = await signUp(url, 'John', 'Ben Okri');
    await page.goto(`${url}/home-coach`);
    await openEverything();
    await page.evaluate(
      ([token, refreshToken]) => {
        localStorage.setItem('authToken', token);
        localStorage.setItem('refreshToken', refreshToken);
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      },
      [ben.token, ben.refreshToken] as const,
    );
    await page.getByRole('heading', { level: 1, name: 'Your journey with John' }).waitFor();
    await watchTexts();
    await openPlace('Progress');
    await page.getByText('No practice in the last seven days.').waitFor();
    await openPlace('Coach');
    await page.getByText('Start your first session now.').waitFor();
    await readNothingOfAmina();
  });
});
