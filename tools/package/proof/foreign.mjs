import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, run } from '../../lib/run.mjs';
import { findPackageFolder, listEntries, published, readManifest } from '../manifest.mjs';

const link = (target, path) => {
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(target, path);
};

/** A package of the registry as this workspace has it, so that the app needs no network and no luck with newer versions. */
const installed = (name, folder) => {
  const places = [folder, root].map((place) => join(place, 'node_modules', name));
  const found = places.find((place) => existsSync(place));
  if (!found) throw new Error(`${name} is not installed. Looked in ${places.join(' and ')}.`);
  return realpathSync(found);
};

/** Unpacks a tarball into a folder of its own, where it finds what its manifest declares and nothing else. */
const unpack = (app, name, tarball) => {
  const modules = join(app, 'node_modules/.packed', name, 'node_modules');
  const place = join(modules, '@sayso', name);
  mkdirSync(place, { recursive: true });
  run('tar', ['-xzf', tarball, '--strip-components=1', '-C', place]);
  const { dependencies, peerDependencies } = readManifest(place);
  for (const needed of Object.keys({ ...dependencies, ...peerDependencies })) {
    const [, ours] = needed.split('@sayso/');
    link(
      ours
        ? join(app, 'node_modules/.packed', ours, 'node_modules', needed)
        : installed(needed, findPackageFolder(name)),
      join(modules, needed),
    );
  }
  link(place, join(app, 'node_modules/@sayso', name));
  return place;
};

/** The first example of a README, which is what the app is made from. */
const example = (place) => {
  const [, language, code] = /```(tsx?)\n([\s\S]*?)```/.exec(readFileSync(join(place, 'README.md'), 'utf8')) ?? [];
  if (!code) throw new Error(`${place}/README.md has no example in TypeScript.`);
  return { language, code };
};

const compilerOptions = {
  target: 'es2022',
  lib: ['es2022', 'dom', 'dom.iterable'],
  jsx: 'react-jsx',
  strict: true,
  skipLibCheck: false,
  allowImportingTsExtensions: true,
  noEmit: true,
  types: [],
};
const json = (value) => JSON.stringify(value, null, 2);

/** Creates an app outside of the workspace that has Vite, React, TypeScript and our tarballs by package name. */
export const createForeignApp = (app, tarballs) => {
  const places = published.map((name, index) => unpack(app, name, tarballs[index]));
  for (const name of ['react', 'react-dom', '@types/react', '@types/react-dom', 'typescript', 'vite']) {
    link(installed(name, root), join(app, 'node_modules', name));
  }
  cpSync(join(root, 'tools/package/proof/app/index.html'), join(app, 'index.html'));
  cpSync(join(root, 'tools/package/proof/app/main.tsx'), join(app, 'src/main.tsx'));
  const write = (file, text) => writeFileSync(join(app, file), text);

  places.forEach((place, index) => {
    const { language, code } = example(place);
    write(`src/readme-${published[index]}.${language}`, code);
  });
  const entries = places.flatMap(listEntries).filter(([address]) => !address.endsWith('.json'));
  const modules = entries.filter(([address]) => !address.endsWith('.css'));
  write(
    'src/every-entry.ts',
    [
      ...entries.filter((entry) => !modules.includes(entry)).map(([address]) => `import '${address}';`),
      ...modules.map(([address], index) => `import * as m${index} from '${address}';`),
      `export const everything: readonly object[] = [${modules.map((_, index) => `m${index}`).join(', ')}];`,
    ].join('\n'),
  );
  write('package.json', json({ name: 'another-app', private: true, type: 'module' }));
  for (const [moduleResolution, module] of [
    ['bundler', 'esnext'],
    ['nodenext', 'nodenext'],
  ]) {
    write(
      `tsconfig.${moduleResolution}.json`,
      json({ compilerOptions: { ...compilerOptions, module, moduleResolution }, include: ['src'] }),
    );
  }
  return { places, entries };
};
