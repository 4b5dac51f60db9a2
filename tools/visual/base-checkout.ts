import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** Finds the hash of a commit. @throws where git knows no such commit */
export const findCommit = (root: string, name: string): string =>
  execFileSync('git', ['rev-parse', '--verify', `${name}^{commit}`], { cwd: root, encoding: 'utf8' }).trim();

/**
 * Puts the sources of a commit into a folder of the cache, with the installed packages of the working tree. A second call for the same
 * commit costs nothing.
 * @returns the folder
 */
export function checkOutBase(root: string, commit: string): string {
  const folder = join(root, '.cache/pictures/base');
  const stamp = join(folder, '.commit');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === commit) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const archive = execFileSync(
    'git',
    ['archive', commit, 'packages', 'apps/web', '.storybook', 'package.json', 'tsconfig.base.json'],
    {
      cwd: root,
      maxBuffer: 1024 * 1024 * 1024,
    },
  );
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const packages = readdirSync(join(folder, 'packages')).map((name) => `packages/${name}`);
  for (const place of [...packages, 'apps/web']) linkPackages(root, folder, place);
  writeFileSync(stamp, commit);
  return folder;
}

/** Packages of the workspace are those of the commit, all others those that are installed. */
function linkPackages(root: string, folder: string, place: string): void {
  const installed = join(root, place, 'node_modules');
  if (!existsSync(installed)) return;
  for (const name of readdirSync(installed).filter((name) => !name.startsWith('.'))) {
    const inside = name.startsWith('@') ? readdirSync(join(installed, name)).map((part) => `${name}/${part}`) : [name];
    mkdirSync(join(folder, place, 'node_modules', name.startsWith('@') ? name : ''), { recursive: true });
    for (const dependency of inside) {
      const target = realpathSync(join(installed, dependency));
      const isOwn = target.startsWith(root) && !target.includes('node_modules');
      symlinkSync(
        isOwn ? join(folder, target.slice(root.length)) : target,
        join(folder, place, 'node_modules', dependency),
      );
    }
  }
}
