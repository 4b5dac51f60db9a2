import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { executablePath, flags } from './.storybook/vitest.chromium.ts';

const fakeMicrophone = [
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
  '--autoplay-policy=no-user-gesture-required',
];

/** How long a whole product is asked again before something is a failure, ms: a busy machine stands still for seconds. */
const patience = 45_000;

/** What `--project` names: nothing means everything. Loading Storybook takes seconds, so runs without stories leave it out. */
const named = process.argv.flatMap((argument, index, all) => {
  if (argument === '--project') return all[index + 1] ?? [];
  return argument.startsWith('--project=') ? argument.slice('--project='.length) : [];
});
const wants = (project: string) => named.length === 0 || named.some((name) => name.startsWith(project));

export default defineConfig(async () => ({
  test: {
    // One test that was looked at alone would silently leave out the rest of its file.
    allowOnly: false,
    projects: [
      {
        // What is rendered on a server imports its style sheets.
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'unit',
          environment: 'node',
          include: ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.ts', 'tools/**/*.test.{mjs,ts}'],
          exclude: ['**/node_modules/**', '**/*.browser.test.ts'],
          testTimeout: 20_000,
          // A server that ends, and the database that is cleared after it, wait for a busy machine too.
          hookTimeout: 30_000,
          maxWorkers: 2,
          // Time, randomness and I/O are arguments here: no file leaves a trace that the next could see, and none loads the server anew.
          isolate: false,
          globalSetup: ['apps/server/src/testing/prepare-databases.ts'],
        },
      },
      {
        test: {
          name: 'browser',
          include: ['packages/*/src/**/*.browser.test.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { executablePath, args: [...flags, ...fakeMicrophone] },
            }),
            instances: [{ browser: 'chromium' as const }],
          },
        },
      },
      {
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['apps/web/e2e/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: patience } },
          globalSetup: ['apps/web/e2e/support/shared.ts'],
          // They wait for real time more than for the processor.
          maxWorkers: 4,
          // What they share, a server and a Chromium, is in other processes: no file leaves a trace that the next could see.
          isolate: false,
        },
      },
      {
        // Ten pages at the same time, in real time: one file after the other.
        test: {
          name: 'every-state',
          environment: 'node',
          include: ['apps/web/e2e/every-state/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: patience } },
          maxWorkers: 1,
        },
      },
      ...(wants('microphone') ? [(await import('./.storybook/vitest.microphone.ts')).microphoneProject()] : []),
      ...(wants('stories') ? [(await import('./.storybook/vitest.config.ts')).storyProject()] : []),
    ],
  },
}));
