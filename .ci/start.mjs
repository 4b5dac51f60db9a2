import { buildWeb } from './lib/build.mjs';
import { installPackages, installRecogniser } from './lib/install.mjs';
import { become } from './lib/run.mjs';

installPackages();
installRecogniser();
buildWeb();
become('node', ['apps/server/src/main.ts']);
