import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Below this a twin saves less than its name costs, bytes. */
const smallest = 512;
const squeezable = /\.(js|css|html|svg)$/;

/**
 * Writes a `.br` and a `.gz` beside every text of the build, as small as they get, so that the server compresses nothing while a page
 * loads.
 */
export const compress = (): Plugin => {
  let folder = '';
  return {
    name: 'sayso-compress',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    enforce: 'post',
    configResolved: ({ root, build }) => {
      folder = join(root, build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: async () => {
        const files = await readdir(folder, { recursive: true });
        await Promise.all(
          files
            .filter((name) => squeezable.test(name))
            .map(async (name) => {
              const file = join(folder, name);
              const bytes = await readFile(file);
              if (bytes.length < smallest) return;
              const [brotli, zipped] = await Promise.all([
                promisify(brotliCompress)(bytes),
                promisify(gzip)(bytes, { level: 9 }),
              ]);
              await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, zipped)]);
            }),
        );
      },
    },
  };
};
