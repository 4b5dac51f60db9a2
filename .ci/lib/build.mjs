import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { must, root } from './run.mjs';

const sources = ['apps/web', 'packages/api/src', 'packages/voice/src', 'packages/ui/src', 'pnpm-lock.yaml'];
const skipped = new Set(['node_modules', 'dist', 'e2e', 'pictures']);

const filesOf = (path) => {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !skipped.has(name) && !/\.(?:test|stories)\.tsx?$/.test(name))
    .flatMap((entry) => filesOf(join(path, entry.name)));
};

const fingerprint = (sources) => {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesOf(join(root, source))).sort()) {
    hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
};

/**
 * Runs `build` when something in `sources` changed since the last time. What they were then is kept in `stamp`, which `build` may delete.
 */
export const buildOnce = (stamp, sources, build) => {
  const now = fingerprint(sources);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return;
  rmSync(stamp, { force: true });
  build();
  writeFileSync(stamp, now);
};

/** Builds apps/web/dist when a source changed since the last build. */
export const buildWeb = () =>
  buildOnce(join(root, 'apps/web/dist/.built-from'), sources, () => {
    console.log('Building the web app ...');
    must('vite', ['build', '--logLevel', 'warn'], { cwd: join(root, 'apps/web') });
  });
