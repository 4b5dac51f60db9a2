import { buildWeb } from './lib/build.mjs';
import { installPackages, installRecogniser } from './lib/install.mjs';
import { becomeNode } from './lib/run.mjs';

installPackages();
installRecogniser();
buildWeb();
becomeNode('apps/server/src/main.ts');
