import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

/** Where the list lies, seen from the folder of the app. */
const listFile = 'node_modules/.cache/shipped-modules.json';

/** Writes down which modules the build ships: those of which something is left once unused code is dropped. `.ci/check/shipped-libraries.mjs` reads it. */
export const listModules = (): Plugin => {
  let root = '';
  return {
    name: 'sayso-list-modules',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    configResolved: (config) => {
      root = config.root;
    },
    writeBundle: async (_options, bundle) => {
      const shipped = Object.values(bundle)
        .filter((output) => output.type === 'chunk')
        .flatMap(({ modules }) => Object.entries(modules))
        .filter(([, { renderedLength }]) => renderedLength > 0)
        .map(([id]) => relative(root, id))
        .toSorted();
      const file = join(root, listFile);
      await mkdir(join(file, '..'), { recursive: true });
      await writeFile(file, JSON.stringify(shipped, null, 2));
    },
  };
};
