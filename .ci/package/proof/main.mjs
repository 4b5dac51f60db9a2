import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { must } from '../../lib/run.mjs';
import { packPackages } from '../tarballs.mjs';
import { createForeignApp } from './foreign.mjs';
import { visit } from './page.mjs';

const tarballs = packPackages();
const app = realpathSync(mkdtempSync(join(tmpdir(), 'sayso-another-app-')));

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

try {
  const { places, entries } = createForeignApp(app, tarballs);
  for (const [index, tarball] of tarballs.entries()) {
    const { name } = JSON.parse(readFileSync(join(places[index], 'package.json'), 'utf8'));
    const own = entries.map(([address]) => address).filter((address) => address.startsWith(`${name}/`));
    must('publint', [tarball, '--strict']);
    must('attw', [
      tarball,
      ...['--profile', 'esm-only', '--format', 'ascii', '--quiet'],
      ...[
        '--entrypoints',
        ...own.filter((address) => !address.endsWith('.css')).map((address) => address.slice(name.length + 1)),
      ],
    ]);
  }
  for (const resolution of ['bundler', 'nodenext']) must('tsc', ['-p', join(app, `tsconfig.${resolution}.json`)]);
  await buildPage();
  await buildEverything();
  await visit(join(app, 'dist'));
} finally {
  rmSync(app, { recursive: true, force: true });
}
