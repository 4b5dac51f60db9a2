import { mkdirSync, statSync } from 'node:fs';
import { relative } from 'node:path';
import { pnpm } from '../lib/install.mjs';
import { root, run } from '../lib/run.mjs';
import { findPackageFolder, published } from './manifest.mjs';
import { listTarballs, tarballFolder } from './tarballs.mjs';

mkdirSync(tarballFolder, { recursive: true });
run('tsc', ['-b', ...published.map(findPackageFolder)]);
run('node', ['tools/package/build/main.mjs', ...published]);
for (const name of published) {
  run('npx', [...pnpm, '--silent', 'pack', '--pack-destination', tarballFolder], { cwd: findPackageFolder(name) });
}
for (const tarball of listTarballs()) {
  console.log(`${relative(root, tarball)} (${(statSync(tarball).size / 1000).toFixed(1)} kB)`);
}
