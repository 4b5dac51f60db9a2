import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { sayToWav } from '../apps/server/src/testing/say.ts';
import { preBundled } from './pre-bundled.ts';
import { executablePath, flags } from './vitest.chromium.ts';

const here = fileURLToPath(import.meta.url);
const root = join(dirname(here), '..');

/** The recording that the microphone hears: real speech of about four seconds, and then silence. */
const heard = join(root, 'node_modules/.cache/microphone/heard.wav');

/** The machines of the voice pages on the browser's own getUserMedia: each time it is opened, the microphone hears the file from its start. */
export const microphoneProject = (): TestProjectInlineConfiguration => ({
  root,
  plugins: [vanillaExtractPlugin()],
  optimizeDeps: { include: preBundled },
  test: {
    name: 'microphone',
    include: ['packages/voice/src/stories/*.test.tsx'],
    globalSetup: [here],
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          executablePath,
          args: [
            ...flags,
            '--use-fake-ui-for-media-stream',
            '--use-fake-device-for-media-stream',
            `--use-file-for-fake-audio-capture=${heard}%noloop`,
          ],
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});

/** Vitest calls it once before the tests of the project. */
export async function setup(): Promise<void> {
  mkdirSync(dirname(heard), { recursive: true });
  const words = 'I went to the lake with my brother. We walked for two hours, and then we had a picnic.';
  writeFileSync(heard, await sayToWav(words, 'Daisy', { tailSeconds: 15 }));
}
