import { installPackages } from './lib/install.mjs';
import { must } from './lib/run.mjs';

const place = '.cache/storybook';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.log(
    'Chromatic is skipped: CHROMATIC_PROJECT_TOKEN is not set. npm test compares the same pictures on this machine.',
  );
  process.exit(0);
}
installPackages();
must('storybook', ['build', '--quiet', '--output-dir', place]);
must('chromatic', ['--storybook-build-dir', place]);
