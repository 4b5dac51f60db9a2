import { run } from './lib/run.mjs';

const folder = '.cache/storybook';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.log(
    'Chromatic is skipped: CHROMATIC_PROJECT_TOKEN is not set. npm test compares the pictures on this machine.',
  );
  process.exit(0);
}
run('storybook', ['build', '--quiet', '--output-dir', folder]);
run('chromatic', ['--storybook-build-dir', folder]);
