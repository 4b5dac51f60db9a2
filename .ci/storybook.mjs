import { installPackages } from './lib/install.mjs';
import { become } from './lib/run.mjs';

installPackages();
become('storybook', ['dev', '--port', process.env.PORT ?? '6006', '--no-open']);
