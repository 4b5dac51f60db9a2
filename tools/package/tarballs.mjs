import { join } from 'node:path';
import { root } from '../lib/run.mjs';
import { findPackageFolder, published, readManifest } from './manifest.mjs';

/** Folder of the tarballs. `npm run build:packages` writes it. */
export const tarballFolder = join(root, '.cache/packages');

/** Lists the tarballs of the published packages, in the order of `published`. */
export const listTarballs = () =>
  published.map((name) => join(tarballFolder, `sayso-${name}-${readManifest(findPackageFolder(name)).version}.tgz`));
