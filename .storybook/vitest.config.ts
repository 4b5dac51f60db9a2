import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { acceptVariable, createPictureRecorder } from '../tools/visual/accept.ts';
import { createPictureCheck, type PictureCheck } from '../tools/visual/check.ts';
import { executablePath, flags, readVersion } from './vitest.chromium.ts';
import { createPictureCommands, pinPseudoStates, pressTab, unpinPseudoStates } from './vitest.commands.ts';
import { nameDependencies } from './vitest.dependencies.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = join(here, '..');

/** Beside tests that listen and speak in real time, the stories wait (`tools/lib/low-priority.mjs`). */
const launched = process.env['SAYSO_MODEST']
  ? { executablePath: join(here, 'modest-chromium.sh'), env: { ...process.env, SAYSO_CHROMIUM: executablePath } }
  : { executablePath };

/**
 * Every story once: it renders, its play function passes, and in both themes axe finds nothing and it looks as in its manifest.
 * Storybook takes seconds to load: without stories among the projects this file is not read.
 */
export function storyProject(): TestProjectInlineConfiguration {
  const check = openCheck();
  return {
    root,
    plugins: [
      storybookTest({ configDir: here, initialGlobals: { theme: 'light' } }),
      {
        name: `sayso:own-cache-${nameDependencies(root)}`,
        config: () => ({ cacheDir: join(root, 'node_modules/.cache/stories') }),
      },
    ],
    test: {
      name: 'stories',
      isolate: false,
      // Two pages: one draws while the other waits for its next frame.
      maxWorkers: 2,
      setupFiles: [join(here, 'vitest.setup.ts')],
      testTimeout: 30_000,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: { ...launched, args: flags },
          contextOptions: { locale: 'en-GB', timezoneId: 'UTC', deviceScaleFactor: 1 },
        }),
        commands: { pressTab, pinPseudoStates, unpinPseudoStates, ...createPictureCommands(check) },
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}

/** Compares pictures with the manifests, or writes the manifests where `npm run pictures:accept` runs the tests. */
function openCheck(): PictureCheck {
  // Where no Chromium starts, the run itself says that it is missing.
  const chromium = readVersion() ?? '';
  if (process.env[acceptVariable] === undefined) {
    return createPictureCheck(chromium, join(root, 'test-results/pictures'));
  }
  const recorder = createPictureRecorder(chromium);
  process.once('exit', () => recorder.save(!process.exitCode));
  return recorder;
}
