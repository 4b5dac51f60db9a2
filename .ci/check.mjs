import { steps } from './check/steps.mjs';
import { installPackages } from './lib/install.mjs';
import { runSteps } from './lib/steps.mjs';

installPackages();
const { passed, failed } = await runSteps(steps);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
