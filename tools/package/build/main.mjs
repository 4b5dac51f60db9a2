import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { build as transpile } from 'esbuild';
import { build as bundle } from 'vite';
import { entrySources, findPackageFolder } from '../manifest.mjs';
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
  const types = join(findPackageFolder(name), 'dist/types');
  const entries = entrySources(name).map((file) => join(types, file.replace(/\.tsx?$/, '.d.ts')));
  for (const file of reachable(entries, (path) => path.replace(/\.js$/, '.d.ts'))) {
    write(join(lib, relative(types, file)), pointToJavaScript(readFileSync(file, 'utf8')).replaceAll(effect, ''));
  }
};

/** Writes one module for each source, so that the bundler of an app leaves out the modules that are not used. */
const writeModules = async (name, lib) => {
  const src = join(findPackageFolder(name), 'src');
  const entries = entrySources(name).map((file) => join(src, file));
  const findFile = (path) => path.replace(/\.js$/, '.ts');
  const { outputFiles } = await transpile({
    entryPoints: [...reachable(entries, findFile)],
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
      join(findPackageFolder('ui'), 'node_modules/@fontsource-variable', font, 'LICENSE'),
      join(lib, `theme/fonts/${font}.LICENSE.txt`),
    );
  }
};

for (const name of process.argv.slice(2)) {
  const lib = join(findPackageFolder(name), 'lib');
  rmSync(lib, { recursive: true, force: true });
  if (name === 'ui') await writeKit(lib);
  else await writeModules(name, lib);
  writeTypes(name, lib);
}
