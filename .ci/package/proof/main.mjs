import assert from 'node:assert/strict';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { must } from '../../lib/run.mjs';
import { entriesOf } from '../manifest.mjs';
import { packPackages } from '../tarballs.mjs';
import { createForeignApp } from './foreign.mjs';
import { visit } from './page.mjs';

const tarballs = packPackages();
const app = realpathSync(mkdtempSync(join(tmpdir(), 'sayso-another-app-')));
process.on('exit', () => rmSync(app, { recursive: true, force: true }));

/** What of the kit the page of the README may hold: what it names, and what that is made of. */
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

/** What draws nothing also runs where there is no bundler and no page. */
const importInNode = (entries) => {
  const bare = entries.map(([address]) => address).filter((address) => !/^@sayso\/ui\/|\.json$|\.css$/.test(address));
  must('node', ['--input-type=module', '-e', bare.map((address) => `import '${address}';`).join('\n')], { cwd: app });
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
  const own = entriesOf(place).filter(([address]) => !/\.(json|css)$/.test(address));
  const parts = samples(own).map((address) => address.split('/').slice(2).join('/'));
  must('publint', [tarball, '--strict']);
  must('attw', [tarball, '--profile', 'esm-only', '--format', 'table-flipped', '--entrypoints', ...parts]);
};

const { places, entries } = createForeignApp(app, tarballs);
for (const [index, tarball] of tarballs.entries()) checkTarball(tarball, places[index]);
for (const resolution of ['bundler', 'nodenext']) must('tsc', ['-p', join(app, `tsconfig.${resolution}.json`)]);
importInNode(entries);
await buildPage();
await buildEverything();
await visit(join(app, 'dist'));
