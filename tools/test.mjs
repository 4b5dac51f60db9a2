import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildSteps, steps as checks } from './check/steps.mjs';
import { installChromium, installPackages, installRecogniser } from './lib/install.mjs';
import { root, runScript } from './lib/run.mjs';
import { lowPriority, runSteps, vitestStep, withRetry } from './lib/steps.mjs';

installPackages();
installRecogniser();
installChromium();
mkdirSync(join(root, 'node_modules/.cache'), { recursive: true });
runScript('build');

/** Folders of the server whose tests never meet the database and run once; every other test runs on both databases. */
const without = new Set(['capabilities', 'operator', 'config', 'log']);
const server = 'apps/server/src';
const storing = ['features', 'platform'].flatMap((room) =>
  readdirSync(join(root, server, room))
    .filter((folder) => !without.has(folder))
    .map((folder) => `${server}/${room}/${folder}/`),
);

/** Lanes run beside each other, steps of a lane in turn. Tests in real time come first; stories and checks use the rest of the cores. */
const lanes = [
  [withRetry(vitestStep('end to end', ['--project', 'e2e']))],
  [
    vitestStep('server on PostgreSQL', ['--project', 'unit', `${server}/kernel/`, ...storing], {
      SAYSO_TEST_DATABASE: 'postgres',
    }),
    vitestStep('unit', ['--project', 'unit']),
    // Ten pages at a time, which wait more than they compute: they starve tests of the server, which do not.
    withRetry(vitestStep('end to end, in every state', ['--project', 'every-state'])),
    withRetry(vitestStep('browser', ['--project', 'browser', '--project', 'microphone'])),
  ],
  [withRetry(vitestStep('stories', ['--project', 'stories'])), ...checks, ...buildSteps].map(lowPriority),
];

const results = await Promise.all(lanes.map(runSteps));
const sum = (key) => results.reduce((total, result) => total + result[key], 0);

console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);
