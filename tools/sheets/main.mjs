import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright';
import { executablePath, flags } from '../../.storybook/vitest.chromium.ts';
import { startStack } from '../../apps/web/e2e/support/stack.ts';
import { root } from '../lib/run.mjs';
import { createLearners } from './learners.mjs';
import { screens, themes, windows } from './screens.mjs';
import { drawSheet, perSheet } from './sheet.mjs';
import { shoot } from './shoot.mjs';

/**
 * Opens every address of the built app directly, in four windows and both themes, and lays the pictures out on contact sheets.
 * `npm run sheets -- FOLDER WORD` writes them to FOLDER (`test-results/sheets` by default), with WORD only addresses that contain it.
 */
const [folder = join(root, 'test-results/sheets'), word = ''] = process.argv.slice(2);
const chosen = screens.filter(({ path }) => path.includes(word));
const media = ['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'];

const [stack, browser] = await Promise.all([
  startStack(),
  chromium.launch({ executablePath, args: [...flags, ...media, '--autoplay-policy=no-user-gesture-required'] }),
]);
try {
  mkdirSync(resolve(folder), { recursive: true });
  const world = { url: stack.url, learners: await createLearners(stack) };
  for (const window of windows) {
    for (const theme of themes) {
      const look = { window, theme };
      for (let first = 0; first < chosen.length; first += perSheet(window)) {
        const part = chosen.slice(first, first + perSheet(window));
        const pictures = [];
        for (let at = 0; at < part.length; at += 3) {
          const few = part.slice(at, at + 3);
          pictures.push(
            ...(await Promise.all(
              few.map(async (screen) => ({ screen, ...(await shoot(browser, world, screen, look)) })),
            )),
          );
        }
        const file = join(resolve(folder), `${window.width}-${theme}-${first / perSheet(window) + 1}.png`);
        await drawSheet(browser, pictures, look, file);
        console.log(file);
      }
    }
  }
} finally {
  await Promise.all([browser.close(), stack.close()]);
}
