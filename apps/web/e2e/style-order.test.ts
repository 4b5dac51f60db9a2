import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { connectBrowser, openContext } from './support/browser.ts';
import { type Account, signUp } from './support/learner.ts';
import { openSocket } from './support/socket.ts';
import { signInPage } from './support/talk.ts';

/** Every address that stands still by itself, and how many columns it has at 1280 px. */
const addresses = {
  '/home-coach': 1,
  '/profile': 2,
  '/payment': 2,
  '/learning-journey': 2,
  '/past-talks': 2,
  '/home': 2,
  '/reading': 2,
  '/comprehension': 2,
  '/writing': 2,
  '/progress': 1,
  '/chat': 2,
  '/job-interview': 1,
  '/session-summary': 1,
  '/pronunciation-summary': 1,
  '/payment-success': 1,
  '/payment-cancelled': 1,
  '/legal?lang=en': 1,
  '/no-such-page': 1,
} as const;
type Address = keyof typeof addresses;
const paths = Object.keys(addresses) as Address[];

const url = inject('sharedUrl');
let browser: Browser;
let account: Account;
let context: BrowserContext;
/** How a page stands when it is opened directly. */
const direct = new Map<Address, readonly string[]>();
beforeAll(async () => {
  browser = await connectBrowser();
  account = await signUp(url);
  const socket = await openSocket(url, account.token);
  await socket.next('bot_message');
  socket.send('{"type":"user_message","text":"Yesterday I go to the cinema with my sister."}');
  await socket.next('bot_message');
  socket.send('{"type":"terminate"}');
  await socket.next('terminate_done');
  socket.close();
});
afterAll(() => browser.close());

const openPage = async (viewport = { width: 1280, height: 900 }): Promise<Page> => {
  context = await openContext(browser, { viewport });
  const page = await context.newPage();
  await signInPage(page, account);
  return page;
};

const untilStill = async (page: Page) => {
  await page.locator('main h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(
    () => !document.querySelector('[aria-busy=true]') && !document.body.innerText.includes('connecting'),
  );
  await page.evaluate(() => document.fonts.ready);
};

/** Reads the place of every element of the page; a drawing counts as one. */
const readLayout = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('#root *:not(svg *)')].map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const box = [left, top + scrollY, width, height].map(Math.round);
      return `${element.tagName.toLowerCase()} ${element.textContent.slice(0, 30)} ${box.join(' ')}`;
    }),
  );

const countColumns = (page: Page) =>
  page.evaluate(() => {
    const columns = getComputedStyle(document.querySelector('main') as Element).gridTemplateColumns;
    return columns === 'none' ? 1 : columns.split(' ').length;
  });

/** Goes on within the app, as a link does. */
const walkTo = async (page: Page, path: string) => {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
  await untilStill(page);
};

/** Puts the style sheets into the opposite order. */
const turnStyleSheets = (page: Page) =>
  page.evaluate(async () => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].reverse();
    await Promise.all(
      links.map(
        (link) =>
          new Promise((resolve) => {
            link.addEventListener('load', resolve, { once: true });
            document.head.append(link);
          }),
      ),
    );
  });

/** Reads it once for all tests. */
const readDirectly = async (page: Page, path: Address) => {
  await page.goto(url + path);
  await untilStill(page);
  const layout = await readLayout(page);
  direct.set(path, layout);
  return layout;
};

describe('the built app, opened directly at 1280 px', () => {
  let page: Page;
  beforeAll(async () => {
    page = await openPage();
  });
  afterAll(() => context.close());

  it.each(paths)('%s has its columns, whatever the order of its style sheets', async (path) => {
    const layout = await readDirectly(page, path);
    expect(await countColumns(page)).toBe(addresses[path]);
    await turnStyleSheets(page);
    expect(await readLayout(page)).toEqual(layout);
  });
});

describe('the built app, opened directly at 1920 px', () => {
  it('gives its text a step more and uses most of the window', async () => {
    const page = await openPage({ width: 1920, height: 1080 });
    for (const path of ['/profile', '/payment', '/learning-journey', '/past-talks', '/progress']) {
      await page.goto(url + path);
      await untilStill(page);
      const taken = await page.locator('main').evaluate((main) => {
        const parts = [...main.querySelectorAll('*')].map((part) => part.getBoundingClientRect());
        const shown = parts.filter(({ width, height }) => width > 1 && height > 1);
        return Math.max(...shown.map(({ right }) => right)) - Math.min(...shown.map(({ left }) => left));
      });
      expect(taken / 1920, path).toBeGreaterThan(0.6);
    }
    await context.close();
  });
});

describe('the built app, whichever way a learner came', () => {
  it('looks the same on each page after all the others as when it is opened directly', async () => {
    const page = await openPage();
    // The coach begins each chat with other words.
    const still = paths.filter((path) => path !== '/chat');
    for (const path of still) if (!direct.has(path)) await readDirectly(page, path);
    await page.goto(`${url}/home-coach`);
    for (const path of [...still, ...still.toReversed()]) {
      await walkTo(page, path);
      await expect.poll(() => readLayout(page), { timeout: 10_000, message: path }).toEqual(direct.get(path));
    }
    await context.close();
  });
});
