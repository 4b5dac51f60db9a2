import { buildWeb } from './lib/build.mjs';
import { installChromium, installPackages } from './lib/install.mjs';
import { become } from './lib/run.mjs';

installPackages();
installChromium();
buildWeb();
become('node', ['.ci/sheets/main.mjs', ...process.argv.slice(2)]);
