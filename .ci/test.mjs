import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { steps as checks } from './check/steps.mjs';
import { buildWeb } from './lib/build.mjs';
import { installChromium, installPackages, installRecogniser } from './lib/install.mjs';
import { root } from './lib/run.mjs';
import { modest, patient, runSteps, vitestStep } from './lib/steps.mjs';

installPackages();
installRecogniser();
installChromium();
mkdirSync(join(root, 'node_modules/.cache'), { recursive: true });
buildWeb();

/** Rooms of the server that never meet the database, and are tested once; every other one runs on both databases. */
const without = new Set(['capabilities', 'config', 'engines', 'observability', 'operator', 'speech', 'testing']);
const server = 'apps/server/src';
const storing = readdirSync(join(root, server), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !without.has(entry.name))
  .map(({ name }) => `${server}/${name}`);

/** What has to answer in time goes first; what only computes fills what that leaves of the cores. */
const lanes = [
  [
    patient(vitestStep('browser', ['--project', 'browser', '--project', 'microphone'])),
    patient(vitestStep('end to end', ['--project', 'e2e'])),
    patient(vitestStep('end to end, in every state', ['--project', 'every-state'])),
  ],
  [
    // They are over when ten pages at a time take the cores.
    vitestStep('server on PostgreSQL', ['--project', 'unit', ...storing], { SAYSO_TEST_DATABASE: 'postgres' }),
    vitestStep('unit', ['--project', 'unit']),
    ...checks.map(modest),
    modest({ name: 'layers of the built styles', command: 'node', args: ['.ci/check/style-layers.mjs'] }),
    modest({ name: 'first load', command: 'node', args: ['.ci/check/first-load.mjs'] }),
    modest({ name: 'shipped libraries', command: 'node', args: ['.ci/check/shipped-libraries.mjs'] }),
    modest({ name: 'packages in another app', command: 'node', args: ['.ci/package/proof/main.mjs'] }),
  ],
  [modest(patient(vitestStep('stories', ['--project', 'stories', '--update=none'])))],
];

const results = await Promise.all(lanes.map(runSteps));
const sum = (key) => results.reduce((total, result) => total + result[key], 0);

console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);
