import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { CDPSession, Page } from 'playwright';
import type { BrowserCommand } from 'vitest/node';

/** A part of the browser's window, in whole CSS pixels. */
export interface Clip {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where the committed pictures of a story file are. */
export const pictureFile = (folder: string, name: string): string => join(folder, 'pictures', `${name}.png`);

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/**
 * Whether a part of the window is drawn now as it was committed, byte for byte. Playwright's own way to a picture waits, scrolls and
 * styles in every frame first, which costs more than the picture.
 */
export const isAsCommitted: BrowserCommand<[name: string, clip: Clip]> = async (
  { page, context, testPath = '' },
  name,
  clip,
) => {
  const session = sessions.get(page) ?? context.newCDPSession(page);
  sessions.set(page, session);
  const [committed, { data }] = await Promise.all([
    readFile(pictureFile(dirname(testPath), name), 'base64').catch(() => undefined),
    (await session).send('Page.captureScreenshot', { format: 'png', clip: { ...clip, scale: 1 } }),
  ]);
  return data === committed;
};
