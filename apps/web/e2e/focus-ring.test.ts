import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { startTestServer, type TestServer } from '../../server/src/testing/start-test-server.ts';
import { connectBrowser } from './support/browser.ts';
import { signUp } from './support/learner.ts';

const webRoot = fileURLToPath(new URL('../dist', import.meta.url));

let browser: Browser;
/** Has the pages that were drawn at build. */
let drawing: TestServer;
let page: Page;
beforeAll(async () => {
  [browser, drawing] = await Promise.all([connectBrowser(), startTestServer({ webRoot })]);
});
afterAll(() => Promise.all([browser.close(), drawing.close()]));
afterEach(() => page.context().close());

const readFocus = () =>
  page.evaluate(() => {
    const focused = document.activeElement;
    return { tag: focused?.tagName, ring: focused ? getComputedStyle(focused).outlineStyle : '' };
  });
const expectQuietHeading = async () => {
  await expect.poll(async () => (await readFocus()).tag).toBe('H1');
  expect((await readFocus()).ring).toBe('none');
};

describe('a heading that a script gave the focus', () => {
  it('has no ring after the automatic move to the sign-in', async () => {
    page = await browser.newPage();
    await page.goto(`${drawing.url}/`);
    await page.waitForURL('**/auth');
    await expectQuietHeading();
  });

  it('has no ring after signing in with Enter, and what a key reaches next has one', async () => {
    const url = inject('sharedUrl');
    page = await browser.newPage();
    const { email, password } = await signUp(url);
    await page.goto(`${url}/auth`);
    await page.getByLabel('E-mail').fill(email);
    await page.keyboard.press('Enter');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/home-coach');
    await expectQuietHeading();
    await page.keyboard.press('Shift+Tab');
    await expect.poll(async () => (await readFocus()).tag).toBe('A');
    expect((await readFocus()).ring).toBe('solid');
  });
});
