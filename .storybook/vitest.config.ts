import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { executablePath, flags, installedVersion, recordedVersion } from './vitest.chromium.ts';
import { importsFingerprint } from './vitest.imports.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = join(here, '..');

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
          launchOptions: { executablePath, args: flags },
          contextOptions: { locale: 'en-GB', timezoneId: 'UTC', deviceScaleFactor: 1 },
        }),
        instances: [{ browser: 'chromium' }],
        expect: {
          toMatchScreenshot: {
            resolveScreenshotPath: ({ root: base, testFileDirectory, arg, ext }) =>
              join(base, testFileDirectory, 'pictures', `${arg}${ext}`),
            resolveDiffPath: ({ root: base, testFileDirectory, arg, ext }) =>
              join(base, 'test-results/pictures', basename(testFileDirectory), `${arg}${ext}`),
          },
        },
      },
    },
  };
}
