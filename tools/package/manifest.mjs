import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/run.mjs';

/** The packages that other front-ends install, each after those that it needs. */
export const published = ['api', 'voice', 'ui'];
export const findPackageFolder = (name) => join(root, 'packages', name);
export const readManifest = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** The sources behind the package's entries, wildcards spelled out, relative to its `src`. */
export const entrySources = (name) =>
  Object.values(readManifest(findPackageFolder(name)).exports).flatMap((target) =>
    globSync(target, { cwd: findPackageFolder(name) })
      .filter((file) => !file.endsWith('.test.ts'))
      .map((file) => file.slice('src/'.length)),
  );

/**
 * Every address by which what is packed in `folder` can be imported, wildcards spelled out from the files that are there.
 * Returns `[address, key]`, the key being the one in `exports`: `['@sayso/ui/card', './*']`.
 */
export const listEntries = (folder) => {
  const { name, exports } = readManifest(folder);
  return Object.entries(exports).flatMap(([key, target]) => {
    const pattern = (target.import ?? target.default ?? target).slice(2);
    const address = `${name}${key.slice(1)}`;
    if (!key.includes('*')) return [[address, key]];
    const [before, after] = pattern.split('*');
    return globSync(pattern, { cwd: folder })
      .sort()
      .map((file) => [address.replace('*', file.slice(before.length, file.length - after.length)), key]);
  });
};
