import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { steps as checks } from './check/steps.mjs';
import { buildWeb } from './lib/build.mjs';
import { installChromium, installPackages, installRecogniser } from './lib/install.mjs';
import { root } from './lib/run.mjs';
import { runSteps, vitestStep } from './lib/steps.mjs';

installPackages();
installRecogniser();
installChromium();
mkdirSync(join(root, 'node_modules/.cache'), { recursive: true });
buildWeb();

/** What of the server meets the database; the engines do not, and are tested once. */
const storing = [
  'accounts',
  'conversation',
  'http',
  'level',
  'live',
  'mail',
  'profile',
  'pronunciation',
  'storage',
].map((room) => `apps/server/src/${room}`);

/** Two lanes for two cores. The end-to-end tests mostly listen, in real time, and leave the other lane its core. */
const lanes = [
  [
    ...checks,
    { name: 'packages in another app', command: 'node', args: ['.ci/package/proof/main.mjs'] },
    vitestStep('unit', ['--project', 'unit']),
    vitestStep('browser', ['--project', 'browser']),
    vitestStep('end to end', ['--project', 'e2e']),
  ],
  [
    vitestStep('server on PostgreSQL', ['--project', 'unit', ...storing], { SAYSO_TEST_DATABASE: 'postgres' }),
    vitestStep('stories', ['--project', 'stories', '--update=none']),
  ],
];
/** Ten voices at the same time need both cores. */
const alone = [vitestStep('end to end, in every state', ['--project', 'every-state'])];

const results = [...(await Promise.all(lanes.map(runSteps))), await runSteps(alone)];
const sum = (key) => results.reduce((total, result) => total + result[key], 0);

console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);
