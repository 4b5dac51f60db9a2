import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { build as transpile } from 'esbuild';
import { build as bundle } from 'vite';
import { entrySources, folderOf } from '../manifest.mjs';
import { kitConfig } from './kit.mjs';
import { pointToJavaScript, reachable } from './specifiers.mjs';

const write = (file, text) => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

/** An import of styles alone, which is nothing to a declaration. */
const effect = /^import ['"][^'"]+['"];\n/gm;

/** The declarations that the entries need, out of those that `tsc -b` has made. */
const writeTypes = (name, lib) => {
  const types = join(folderOf(name), 'dist/types');
  const entries = entrySources(name).map((file) => join(types, file.replace(/\.tsx?$/, '.d.ts')));
  for (const file of reachable(entries, (path) => path.replace(/\.js$/, '.d.ts'))) {
    write(join(lib, relative(types, file)), pointToJavaScript(readFileSync(file, 'utf8')).replaceAll(effect, ''));
  }
};

/** One module a source: what is not used is left out by whoever bundles the app. */
const writeModules = async (name, lib) => {
  const src = join(folderOf(name), 'src');
  const entries = entrySources(name).map((file) => join(src, file));
  const fileOf = (path) => path.replace(/\.js$/, '.ts');
  const { outputFiles } = await transpile({
    entryPoints: [...reachable(entries, fileOf)],
    outbase: src,
    outdir: lib,
    format: 'esm',
    target: 'es2022',
    write: false,
  });
  for (const { path, text } of outputFiles) write(path, pointToJavaScript(text));
};

const writeKit = async (lib) => {
  await bundle(kitConfig(lib, entrySources('ui')));
  for (const font of ['bricolage-grotesque', 'figtree']) {
    cpSync(
      join(folderOf('ui'), 'node_modules/@fontsource-variable', font, 'LICENSE'),
      join(lib, `theme/fonts/${font}.LICENSE.txt`),
    );
  }
};

for (const name of process.argv.slice(2)) {
  const lib = join(folderOf(name), 'lib');
  rmSync(lib, { recursive: true, force: true });
  if (name === 'ui') await writeKit(lib);
  else await writeModules(name, lib);
  writeTypes(name, lib);
}
