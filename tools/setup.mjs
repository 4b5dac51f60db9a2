import { installChromium, installPackages, installRecogniser } from './lib/install.mjs';

/**
 * Installs what a script needs, before the script: `node tools/setup.mjs [chromium] [recogniser]`. The packages always; the names say
 * what else. It runs on Node 20 with npm alone.
 */
const installers = { chromium: installChromium, recogniser: installRecogniser };

installPackages();
for (const name of process.argv.slice(2)) installers[name]();
