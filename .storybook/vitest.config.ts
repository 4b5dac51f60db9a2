import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { isAsCommitted, pictureFile } from './vitest.capture.ts';
import { executablePath, flags, installedVersion, recordedVersion } from './vitest.chromium.ts';
import { importsFingerprint } from './vitest.imports.ts';
import { pressTab } from './vitest.tab.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = join(here, '..');

/** Beside tests that listen and speak in real time, the stories wait (`.ci/lib/modest.mjs`). */
const launched = process.env['SAYSO_MODEST']
  ? { executablePath: join(here, 'modest-chromium.sh'), env: { ...process.env, SAYSO_CHROMIUM: executablePath } }
  : { executablePath };

/**
 * Every story once: it renders, what a person does in it works, and in both themes axe is content and it looks as in its pictures.
 * Storybook is a heavy thing to load: without stories among the projects this file stays unread.
 */
export function storyProject(): TestProjectInlineConfiguration {
  const version = installedVersion();
  const sameBrowser = version === recordedVersion;
  if (version && !sameBrowser) {
    console.warn(
      `Pictures were drawn by Chromium ${recordedVersion}, this is ${version}: they are compared with more tolerance.`,
    );
  }
  return {
    root,
    plugins: [
      storybookTest({ configDir: here, initialGlobals: { theme: 'light' } }),
      {
        name: `sayso:own-cache-${importsFingerprint(root)}`,
        config: () => ({ cacheDir: join(root, 'node_modules/.cache/stories') }),
      },
    ],
    test: {
      name: 'stories',
      isolate: false,
      setupFiles: [join(here, 'vitest.setup.ts')],
      provide: { sameBrowser },
      testTimeout: 30_000,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: { ...launched, args: flags },
          contextOptions: { locale: 'en-GB', timezoneId: 'UTC', deviceScaleFactor: 1 },
        }),
        commands: { pressTab, isAsCommitted },
        instances: [{ browser: 'chromium' }],
        expect: {
          toMatchScreenshot: {
            resolveScreenshotPath: ({ root: base, testFileDirectory, arg }) =>
              pictureFile(join(base, testFileDirectory), arg),
            resolveDiffPath: ({ root: base, testFileDirectory, arg, ext }) =>
              join(base, 'test-results/pictures', basename(testFileDirectory), `${arg}${ext}`),
          },
        },
      },
    },
  };
}
