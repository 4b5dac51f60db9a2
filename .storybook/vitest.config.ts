import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { executablePath, flags, installedVersion, recordedVersion } from './vitest.chromium.ts';
import { importsFingerprint } from './vitest.imports.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = join(here, '..');

/** Every story once a theme: it renders, what a person does in it works, axe is content, and it looks as in its pictures. */
export const storyProjects = async (): Promise<TestProjectInlineConfiguration[]> => {
  const version = installedVersion();
  const sameBrowser = version === recordedVersion;
  if (version && !sameBrowser) {
    console.warn(
      `Pictures were drawn by Chromium ${recordedVersion}, this is ${version}: they are compared with more tolerance.`,
    );
  }
  return Promise.all((['light', 'dark'] as const).map((theme) => storyProject(theme, sameBrowser)));
};

async function storyProject(theme: 'light' | 'dark', sameBrowser: boolean): Promise<TestProjectInlineConfiguration> {
  return {
    root,
    plugins: [
      storybookTest({ configDir: here, initialGlobals: { theme } }),
      {
        name: `sayso:own-cache-${importsFingerprint(root)}`,
        // Two projects in one cache would bundle over each other's dependencies.
        config: () => ({ cacheDir: join(root, `node_modules/.cache/stories-${theme}`) }),
      },
    ],
    test: {
      name: `stories-${theme}`,
      isolate: false,
      setupFiles: [join(here, 'vitest.setup.ts')],
      provide: { theme, sameBrowser },
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
