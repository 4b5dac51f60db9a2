import { installPackages, installRecogniser } from './lib/install.mjs';
import { runForeground, runScript } from './lib/run.mjs';

installPackages();
installRecogniser();
runScript('build');
// Node keeps the code that it compiled, so that the next start is faster.
runForeground('node', ['apps/server/src/main.ts'], { NODE_COMPILE_CACHE: 'node_modules/.cache/compiled' });
