import { statSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../lib/run.mjs';
import { packPackages } from './tarballs.mjs';

for (const tarball of packPackages()) {
  console.log(`${relative(root, tarball)} (${(statSync(tarball).size / 1000).toFixed(1)} kB)`);
}
