import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/run.mjs';

const { wireit } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** Lists the scripts that a script of package.json runs, each as a step of the tests. */
const listSteps = (script) =>
  wireit[script].dependencies.map((name) => ({ name, command: 'node', args: ['--run', name] }));

/** Parts of `npm run check`. */
export const steps = listSteps('check');

/** Checks of the built app and of the packed packages. */
export const buildSteps = listSteps('check:build');
