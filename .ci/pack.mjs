import { installPackages } from './lib/install.mjs';
import { become } from './lib/run.mjs';

installPackages();
become('node', ['.ci/package/main.mjs']);
