import { installPackages, installRecogniser } from './lib/install.mjs';
import { becomeNode } from './lib/run.mjs';

installPackages();
installRecogniser();
becomeNode('apps/server/src/doctor.ts');
