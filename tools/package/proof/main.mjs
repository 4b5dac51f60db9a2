import assert from 'node:assert/strict';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { run } from '../../lib/run.mjs';
import { listEntries } from '../manifest.mjs';
import { listTarballs } from '../tarballs.mjs';
import { createForeignApp } from './foreign.mjs';
import { visit } from './page.mjs';

const tarballs = listTarballs();
const app = realpathSync(mkdtempSync(join(tmpdir(), 'sayso-another-app-')));
process.on('exit', () => rmSync(app, { recursive: true, force: true }));

/** Modules of the kit that the page of the README may contain: those it imports, and their parts. */
const wanted = /\/@sayso\/ui\/lib\/(theme|internal|_virtual|components\/(button|coach)|primitives\/(box|icon|stack))\//;

const buildPage = async () => {
  const { output } = await build({ root: app, configFile: false, logLevel: 'warn', build: { assetsInlineLimit: 0 } });
  const modules = output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []));
  assert.deepEqual(
    modules.filter((id) => /@radix-ui|\/@sayso\/ui\//.test(id) && !wanted.test(id)),
    [],
    'A page that imports a Button, a Coach and a Stack must hold nothing else of the kit.',
  );
};

/** Imports every entry without styles in Node: such entries need no bundler and no page. */
const importInNode = (entries) => {
  const bare = entries.map(([address]) => address).filter((address) => !/^@sayso\/ui\/|\.json$|\.css$/.test(address));
  run('node', ['--input-type=module', '-e', bare.map((address) => `import '${address}';`).join('\n')], { cwd: app });
};

/** Everything that can be imported, in one build that is thrown away. */
const buildEverything = () =>
  build({
    root: app,
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: join(app, 'src/every-entry.ts'), checks: { moduleLevelDirective: false } },
    },
  });

/** One address for each key of `exports`: what a wildcard stands for differs in name only, and the compiler sees every one. */
const samples = (entries) => [...new Map(entries.map(([address, key]) => [key, address])).values()];

const checkTarball = (tarball, place) => {
  const own = listEntries(place).filter(([address]) => !/\.(json|css)$/.test(address));
  const parts = samples(own).map((address) => address.split('/').slice(2).join('/'));
  run('publint', [tarball, '--strict']);
  run('attw', [tarball, '--profile', 'esm-only', '--format', 'table-flipped', '--entrypoints', ...parts]);
};

const { places, entries } = createForeignApp(app, tarballs);
for (const [index, tarball] of tarballs.entries()) checkTarball(tarball, places[index]);
for (const resolution of ['bundler', 'nodenext']) run('tsc', ['-p', join(app, `tsconfig.${resolution}.json`)]);
importInNode(entries);
await buildPage();
await buildEverything();
await visit(join(app, 'dist'));
