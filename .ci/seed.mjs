import { installPackages } from './lib/install.mjs';
import { become } from './lib/run.mjs';

installPackages();
become('node', ['apps/server/src/seed.ts', ...process.argv.slice(2)]);
