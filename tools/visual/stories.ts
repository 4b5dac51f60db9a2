import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Metafile, type Plugin } from 'esbuild';

/** Lists all story files of a checkout, by their paths inside of it. */
export const listStoryFiles = (root: string): string[] =>
  globSync(['packages/*/src/**/*.stories.tsx', 'apps/web/src/**/*.stories.tsx', '.storybook/docs/*.stories.tsx'], {
    cwd: root,
  }).toSorted();

/**
 * Picks story files by names.
 * @param names of components (`badge`, `IconButton`), of folders, or paths
 * @throws where a name fits no file
 */
export function pickStoryFiles(files: readonly string[], names: readonly string[]): string[] {
  const picked = names.flatMap((name) => {
    const fitting = files.filter((file) => fits(file, name));
    if (fitting.length === 0) throw new Error(`No story file fits “${name}”. Name a component, a folder or a path.`);
    return fitting;
  });
  return [...new Set(picked)];
}

function fits(file: string, name: string): boolean {
  if (name.includes('/')) return file.startsWith(name.replace(/^\.\//, ''));
  const wanted = simplify(name);
  return file
    .split('/')
    .map((part) => simplify(part.replace(/\.stories\.tsx$/, '')))
    .includes(wanted);
}

const simplify = (name: string): string => name.replaceAll('-', '').toLowerCase();

/** Lists the files that differ between a commit and the working tree, new ones too. */
export function listChangedFiles(root: string, commit: string): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  return [...git('diff', '--name-only', commit), ...git('ls-files', '--others', '--exclude-standard')];
}

/** Files that every story depends on. */
const everywhere = ['.storybook/preview.tsx'];

/**
 * Finds the story files whose pictures a change may change: those that import a changed file, directly or not.
 * @param changed paths inside of the checkout
 */
export async function findAffected(
  root: string,
  files: readonly string[],
  changed: readonly string[],
): Promise<string[]> {
  const { metafile } = await build({
    absWorkingDir: root,
    stdin: { contents: [...files, ...everywhere].map((file) => `import './${file}';`).join('\n'), resolveDir: root },
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    logLevel: 'error',
    jsx: 'automatic',
    loader: { '.css': 'empty', '.woff2': 'empty', '.svg': 'empty', '.png': 'empty' },
    plugins: [ownSourcesOnly],
  });
  // A text import depends on the file alone, not on what that imports: it is an input of its own.
  const texts = changed.map((file) => `text:${join(root, file)}`);
  const affected = findImporters(metafile, [...changed, ...texts]);
  return everywhere.some((file) => affected.has(file)) ? [...files] : files.filter((file) => affected.has(file));
}

/** Packages from the registry are installed, not changed; text imports (`?raw`) are read for what they show. */
const ownSourcesOnly: Plugin = {
  name: 'own-sources-only',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@sayso/') ? undefined : { path, external: true },
    );
    onResolve({ filter: /\?/ }, ({ path, resolveDir }) => ({
      path: resolve(resolveDir, path.replace(/\?.*$/, '')),
      namespace: 'text',
    }));
    onLoad({ filter: /./, namespace: 'text' }, () => ({ contents: '', loader: 'text' }));
  },
};

/** The files that import one of some files, directly or not, and these files. */
function findImporters({ inputs }: Metafile, changed: readonly string[]): ReadonlySet<string> {
  const importers = new Map<string, string[]>();
  for (const [file, { imports }] of Object.entries(inputs)) {
    for (const { path } of imports) importers.set(path, [...(importers.get(path) ?? []), file]);
  }
  const found = new Set(changed);
  for (const file of found) for (const importer of importers.get(file) ?? []) found.add(importer);
  return found;
}
