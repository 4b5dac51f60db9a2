import { type Browser, chromium, type Page } from 'playwright';
import type { PageDescription } from '../../.storybook/pictures/describe-page.ts';
import type { Clip, PictureName, Verdict } from '../../.storybook/pictures/take-pictures.ts';
import { executablePath, flags } from '../../.storybook/vitest.chromium.ts';
import { capture, openSession } from './capture.ts';
import { pinPseudoStates, unpinPseudoStates } from './pseudo-states.ts';

/** Receives the pictures of the stories that a page draws. */
export interface Album {
  add(picture: PictureName, png: Buffer): Verdict;
  describe?(picture: PictureName, description: PageDescription): void;
}

/** Starts the browser that draws. */
export const startBrowser = (): Promise<Browser> => chromium.launch({ executablePath, args: flags });

/** Opens a page that draws the stories of a server (see stage.ts). */
export async function openStage(browser: Browser, address: string): Promise<Stage> {
  const context = await browser.newContext({
    locale: 'en-GB',
    timezoneId: 'UTC',
    deviceScaleFactor: 1,
    viewport: { width: 1280, height: 900 },
  });
  const page = await context.newPage();
  const broken = new Promise<never>((_, reject) => {
    page.once('pageerror', (error) => reject(new Error('The page of the stories does not start.', { cause: error })));
  });
  const session = await openSession(page, context);
  let loading = 0;
  page.on('request', () => {
    loading += 1;
  });
  for (const end of ['requestfinished', 'requestfailed'] as const) {
    page.on(end as 'requestfinished', () => {
      loading -= 1;
    });
  }
  await page.exposeFunction('countRequests', () => loading);
  const stage = { album: undefined as Album | undefined };
  await page.exposeFunction('resizeBrowser', (width: number, height: number) =>
    page.setViewportSize({ width, height }),
  );
  await page.exposeFunction('pin', (pseudo: unknown, url: string) => pinPseudoStates(session, url, pseudo));
  await page.exposeFunction('unpin', () => unpinPseudoStates(session));
  await page.exposeFunction('capture', async (picture: PictureName, clip: Clip) =>
    stage.album?.add(picture, await capture(session, clip)),
  );
  await page.exposeFunction('describe', (picture: PictureName, description: PageDescription) =>
    stage.album?.describe?.(picture, description),
  );
  await page.addInitScript(() => {
    if (window.parent !== window) return;
    const { resizeBrowser, pin, unpin, capture, describe, countRequests } = window as unknown as Window['host'];
    Object.assign(window, { host: { resizeBrowser, pin, unpin, capture, describe, countRequests } });
  });
  await page.goto(new URL('/outside.html', address).href);
  return {
    async draw(file, album) {
      stage.album = album;
      const frame = page.frames()[1];
      if (!frame) throw new Error('The page has lost the frame of its stories.');
      await Promise.race([broken, frame.waitForFunction(() => window.drawStories !== undefined)]);
      return await frame.evaluate((path) => window.drawStories?.(path) ?? [], `/${file}`);
    },
    page,
  };
}

/** A page that draws stories. */
export interface Stage {
  /**
   * Draws every story of a file.
   * @param file its path inside of the checkout
   * @returns the errors of the stories that could not be drawn
   */
  draw(file: string, album: Album): Promise<readonly string[]>;
  readonly page: Page;
}
