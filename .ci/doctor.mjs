import { installPackages, installRecogniser } from './lib/install.mjs';
import { become } from './lib/run.mjs';

installPackages();
installRecogniser();
become('node', ['apps/server/src/doctor.ts']);
