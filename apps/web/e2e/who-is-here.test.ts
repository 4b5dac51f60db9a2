import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { connectBrowser, openContext } from './support/browser.ts';
import { type Account, signUp } from './support/learner.ts';
import { putSession } from './support/session.ts';

const url = inject('sharedUrl');
let browser: Browser;
let context: BrowserContext;
let page: Page;
beforeAll(async () => {
  browser = await connectBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  context = await openContext(browser);
  page = await context.newPage();
});
afterEach(() => context.close());

const signIn = (account: Account) => putSession(page, url, account);
/** Answers every question who is signed in with this status, until `unroute`. */
const answerMe = (status: number) =>
  page.route('**/me', (route) => route.fulfill({ status, json: { detail: 'Not now.' } }));
const isAway = () => page.getByRole('heading', { name: 'We cannot reach Sayso' }).waitFor();
const tryAgain = () => page.getByRole('button', { name: 'Try again' }).click();

describe('a server that cannot say just now who is here', () => {
  it.each(['/', '/auth'])('does not show a learner as signed out at %s, and trying again goes on', async (address) => {
    await signIn(await signUp(url));
    await answerMe(503);
    await page.goto(url + address);
    await isAway();
    await tryAgain();
    await isAway();
    await page.unroute('**/me');
    await tryAgain();
    await page.waitForURL('**/home-coach');
  });

  it('is told of it also where the face beside the words cannot be loaded', async () => {
    await signIn(await signUp(url));
    await answerMe(503);
    await page.route('**/Coach-*', (route) => route.abort());
    await page.goto(`${url}/auth`);
    await isAway();
    await page.unrouteAll();
    await tryAgain();
    await page.waitForURL('**/home-coach');
  });

  it('does not take the right password without a word', async () => {
    const { email, password } = await signUp(url);
    const enter = async () => {
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.keyboard.press('Enter');
    };
    await page.goto(`${url}/auth`);
    await page.getByLabel('E-mail').fill(email);
    await page.keyboard.press('Enter');
    await answerMe(404);
    await enter();
    await page.getByText('Failed to fetch user profile. Please try again.').waitFor();
    await page.unroute('**/me');
    await answerMe(503);
    await enter();
    await isAway();
    await page.unroute('**/me');
    await tryAgain();
    await page.waitForURL('**/home-coach');
  });
});

describe('the next learner in the same tab', () => {
  const job = () => page.getByLabel('Job title');

  it('finds nothing of the one before, who finds it all again, until she signs out', async () => {
    const [amina, ben] = await Promise.all([signUp(url), signUp(url, 'John', 'Ben Okafor')]);
    await signIn(amina);
    await page.goto(`${url}/job-interview`);
    await job().fill('Night nurse');
    await signIn(ben);
    await page.goto(`${url}/job-interview`);
    expect(await job().inputValue()).toBe('');
    await signIn(amina);
    await page.goto(`${url}/job-interview`);
    expect(await job().inputValue()).toBe('Night nurse');

    await page.evaluate(() => localStorage.setItem('lastInterviewId', '7'));
    await page.goto(`${url}/profile`);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL(`${url}/`);
    expect(await page.evaluate(() => [sessionStorage.length, localStorage.length])).toEqual([0, 0]);
  });
});

describe('what the server can do', () => {
  it('is asked for again by the next page, where the network kept it from the first', async () => {
    await signIn(await signUp(url));
    let isAway = true;
    let answered = 0;
    await page.route('**/api/capabilities', (route) => {
      if (isAway) return route.abort();
      answered += 1;
      return route.continue();
    });
    const note = page.getByText('A simple program, not a person');
    const talk = async () => {
      await page.getByRole('link', { name: 'Talk with Daisy' }).click();
      await page.getByRole('button', { name: 'Show Text' }).waitFor();
    };
    await page.goto(`${url}/home-coach`);
    await talk();
    expect(await note.count()).toBe(0);
    await page.goBack();
    isAway = false;
    await talk();
    await note.waitFor();
    await page.goBack();
    await talk();
    await note.waitFor();
    expect(answered).toBe(1);
  });
});
