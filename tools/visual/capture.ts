import { createHash } from 'node:crypto';
import type { BrowserContext, CDPSession, Page } from 'playwright';
import type { Clip } from '../../.storybook/pictures/take-pictures.ts';

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Opens the page's DevTools session, once for each page. */
export function openSession(page: Page, context: BrowserContext): Promise<CDPSession> {
  const session = sessions.get(page) ?? context.newCDPSession(page);
  sessions.set(page, session);
  return session;
}

/**
 * Takes a picture of a part of the window, as PNG. Playwright's own way to a picture waits, scrolls and styles in every frame first,
 * which costs more than the picture.
 */
export async function capture(session: CDPSession, clip: Clip): Promise<Buffer> {
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    clip: { ...clip, scale: 1 },
    // Compressed less: the picture is hashed and thrown away.
    optimizeForSpeed: true,
  });
  return Buffer.from(data, 'base64');
}

/** Names a picture by its bytes: SHA-256, base64url. */
export const hashPicture = (png: Buffer): string => createHash('sha256').update(png).digest('base64url');
