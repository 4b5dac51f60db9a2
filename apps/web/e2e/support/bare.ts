import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { type BareServer, startBareServer } from '../../../server/src/testing/bare-server/start.ts';

/** Uses a page of the app on a server that knows only the specification, and closes both. */
export const withBareServer = async (
  browser: Browser,
  use: (server: BareServer, page: Page) => Promise<void>,
  options: BrowserContextOptions = {},
): Promise<void> => {
  const server = await startBareServer();
  const context = await browser.newContext(options);
  try {
    await use(server, await context.newPage());
  } finally {
    await context.close();
    await server.close();
  }
};
