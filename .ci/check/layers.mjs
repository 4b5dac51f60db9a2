import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { root } from '../lib/run.mjs';

/** Who may import whom (docs/architecture.md). The first rule whose `from` matches a file counts. */
const rules = [
  { from: /^packages\/ui\//, may: [/^packages\/ui\//] },
  {
    from: /^packages\/voice\/src\/(sessions|testing|react)\//,
    may: [/^packages\/voice\//, /^packages\/api\/src\/contract\//],
  },
  // A sample is copied by its readers, so it uses what is published. The machines of the stories put kit and voice together.
  { from: /^packages\/voice\/src\/stories\/samples\//, may: [/^packages\/(voice|ui)\/src\/.*(index\.ts|\.tsx)$/] },
  { from: /^packages\/voice\/src\/stories\//, may: [/^packages\/(voice|ui)\//] },
  { from: /^packages\/voice\//, may: [/^packages\/voice\/src\/(?!stories\/)/] },
  { from: /^packages\/api\/src\/contract\//, may: [/^packages\/api\/src\/contract\//] },
  { from: /^packages\/api\//, may: [/^packages\/api\//] },
  { from: /^apps\/server\/src\/testing\//, may: [/^apps\/server\//, /^packages\/api\/src\/contract\//] },
  { from: /^apps\/server\//, may: [/^apps\/server\//, /^packages\/api\/src\/contract\//] },
  {
    from: /^apps\/web\/e2e\//,
    may: [/^apps\/web\//, /^apps\/server\/src\/testing\//, /^\.storybook\/vitest\.chromium\.ts$/, /^packages\//],
  },
  { from: /^apps\/web\//, may: [/^apps\/web\//, /^packages\//] },
];

const filesUnder = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.name === 'node_modules' || entry.name === 'dist' || /^packages\/[^/]+\/lib$/.test(path)) return [];
    if (entry.isDirectory()) return filesUnder(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });

const exportsOf = (name) => JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8')).exports;

const resolvePackage = (specifier) => {
  const [, name, rest] = /^@sayso\/([^/]+)\/?(.*)$/.exec(specifier) ?? [];
  if (!name) return null;
  for (const [key, target] of Object.entries(exportsOf(name))) {
    const [head, tail] = key.slice(2).split('*');
    if (tail === undefined ? rest === head : rest.startsWith(head)) {
      return `packages/${name}/${target.slice(2).replace('*', rest.slice(head.length))}`;
    }
  }
  return `${specifier} (not exported)`;
};

const importsOf = (file) => {
  const text = readFileSync(join(root, file), 'utf8');
  const found = text.matchAll(
    /(?:^|\n)\s*(?:import|export)\b[^'"`;]*?from\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]|(?:^|\n)\s*import\s*['"]([^'"]+)['"]/g,
  );
  return [...found]
    .map((match) => match[1] ?? match[2] ?? match[3])
    .map((specifier) =>
      specifier.startsWith('.') ? normalize(join(dirname(file), specifier)) : resolvePackage(specifier),
    )
    .filter((target) => target !== null);
};

const files = ['packages', 'apps'].flatMap(filesUnder);
const graph = new Map(files.map((file) => [file, importsOf(file)]));
const faults = [];

for (const [file, targets] of graph) {
  const rule = rules.find(({ from }) => from.test(file));
  for (const target of targets) {
    const path = target.replace(/\?.*$/, '');
    if (path.endsWith('(not exported)') || !existsSync(join(root, path)) || !statSync(join(root, path)).isFile()) {
      faults.push(`${file} imports ${target}, which is not there`);
    } else if (rule && !rule.may.some((allowed) => allowed.test(path)) && !/\.test\.tsx?$|\.stories\.tsx$/.test(file)) {
      faults.push(`${file} must not import ${path}`);
    }
  }
}

const state = new Map();
const visit = (file, trail) => {
  if (state.get(file) === 'done') return;
  if (state.get(file) === 'open') {
    faults.push(
      `cycle: ${[...trail.slice(trail.indexOf(file)), file].map((path) => relative('.', path)).join(' -> ')}`,
    );
    return;
  }
  state.set(file, 'open');
  for (const target of graph.get(file) ?? []) if (graph.has(target)) visit(target, [...trail, file]);
  state.set(file, 'done');
};
for (const file of files) visit(file, []);

for (const fault of faults) console.log(fault);
process.exit(faults.length === 0 ? 0 : 1);
