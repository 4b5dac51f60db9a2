import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Beside what it tells of; a file that begins with a dot is not served. */
const listFile = '.shipped-packages.json';

/** The package that a module belongs to, null for the app's own modules. */
const findPackage = (id: string): string | null =>
  /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id.replaceAll('\\', '/'))?.[1] ?? null;

/**
 * Writes down how much of each package the build ships: characters that are left of its modules once unused code is dropped, before they are
 * made small. A package that is imported and of which nothing is left has 0. `tools/check/shipped-libraries.mjs` reads it.
 */
export const listPackages = (): Plugin => ({
  name: 'sayso-list-packages',
  apply: (config, { command }) => command === 'build' && !config.build?.ssr,
  async writeBundle({ dir = '' }, bundle) {
    const shipped: Record<string, number> = {};
    const add = (id: string, length: number) => {
      const name = findPackage(id);
      if (name !== null) shipped[name] = (shipped[name] ?? 0) + length;
    };
    for (const id of this.getModuleIds()) add(id, 0);
    for (const output of Object.values(bundle)) {
      if (output.type !== 'chunk') continue;
      for (const [id, { renderedLength }] of Object.entries(output.modules)) add(id, renderedLength);
    }
    await writeFile(join(dir, listFile), `${JSON.stringify(shipped, null, 2)}\n`);
  },
});
