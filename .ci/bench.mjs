import { installChromium, installPackages } from './lib/install.mjs';
import { become } from './lib/run.mjs';

installPackages();
installChromium();
become('node', ['.ci/bench/main.mjs', ...process.argv.slice(2)]);
