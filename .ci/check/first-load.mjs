import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../lib/run.mjs';

/** What a visitor's browser may load before a first page can be used, scripts and styles, in bytes of gzip. */
const limit = 108_000;
/** Many small files cost a phone more than a few. */
const mostScripts = 24;

const dist = join(root, 'apps/web/dist');
const pages = { '/': 'index.html', '/auth': 'auth.html' };

if (!existsSync(dist)) {
  console.log('apps/web/dist is missing. Run `vite build` in apps/web.');
  process.exit(1);
}

/** The scripts that a script cannot run without. */
const importsOf = (script) =>
  [...readFileSync(join(dist, script), 'utf8').matchAll(/(?:from|import)\s*["'](\.{1,2}\/[^"']+\.js)["']/g)].map(
    ([, path]) => join(dirname(script), path),
  );

const filesOf = (html) => {
  const found = new Set();
  const add = (file) => {
    if (found.has(file)) return;
    found.add(file);
    if (file.endsWith('.js')) for (const script of importsOf(file)) add(script);
  };
  for (const [, path] of html.matchAll(/<(?:script|link)\b[^>]*?(?:src|href)="(\/[^"]+\.(?:js|css))"/g)) add(path);
  return [...found];
};

const faults = Object.entries(pages).flatMap(([path, file]) => {
  const files = filesOf(readFileSync(join(dist, 'prerendered', file), 'utf8'))
    .map((name) => ({ name, bytes: gzipSync(readFileSync(join(dist, name)), { level: 9 }).length }))
    .sort((one, other) => other.bytes - one.bytes);
  const sum = files.reduce((total, { bytes }) => total + bytes, 0);
  const scripts = files.filter(({ name }) => name.endsWith('.js')).length;
  const list = files.map(({ name, bytes }) => `\n  ${String(bytes).padStart(6)} ${name}`).join('');
  return [
    ...(sum > limit ? [`${path} loads ${sum} bytes of gzip, and may load ${limit}:${list}`] : []),
    ...(scripts > mostScripts ? [`${path} loads ${scripts} scripts, and may load ${mostScripts}:${list}`] : []),
  ];
});

for (const fault of faults) console.log(fault);
process.exit(faults.length === 0 ? 0 : 1);
