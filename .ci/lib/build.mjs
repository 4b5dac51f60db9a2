import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { must, root } from './run.mjs';

const sources = ['apps/web', 'packages/api/src', 'packages/voice/src', 'packages/ui/src', 'pnpm-lock.yaml'];
const skipped = new Set(['node_modules', 'dist', 'e2e']);

const filesOf = (path) => {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !skipped.has(entry.name))
    .flatMap((entry) => filesOf(join(path, entry.name)));
};

const fingerprint = () => {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesOf(join(root, source))).sort()) {
    hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
};

/** Builds apps/web/dist when a source changed since the last build. */
export const buildWeb = () => {
  const stamp = join(root, 'apps/web/dist/.built-from');
  const now = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return;
  console.log('Building the web app ...');
  must('vite', ['build', '--logLevel', 'warn'], { cwd: join(root, 'apps/web') });
  writeFileSync(stamp, now);
};
