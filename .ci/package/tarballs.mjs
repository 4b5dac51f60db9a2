import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildOnce } from '../lib/build.mjs';
import { pnpm } from '../lib/install.mjs';
import { must, root } from '../lib/run.mjs';
import { folderOf, published, readManifest } from './manifest.mjs';

const place = join(root, '.cache/packages');
const own = ['src', 'package.json', 'README.md', 'tsconfig.json'];
const shared = ['.ci/package/build', '.ci/package/manifest.mjs', 'LICENSE', 'tsconfig.base.json', 'pnpm-lock.yaml'];

const pack = (name) => {
  const folder = folderOf(name);
  const sources = [...own.map((path) => join('packages', name, path)), ...shared];
  buildOnce(join(place, `${name}.built-from`), sources, () => {
    must('tsc', ['-b', folder]);
    must('node', ['.ci/package/build/main.mjs', name]);
    must('npx', [...pnpm, '--silent', 'pack', '--pack-destination', place], { cwd: folder });
  });
  return join(place, `sayso-${name}-${readManifest(folder).version}.tgz`);
};

/** Builds and packs what changed since the last time, into .cache/packages. Returns the tarballs. */
export const packPackages = () => {
  mkdirSync(place, { recursive: true });
  return published.map(pack);
};
