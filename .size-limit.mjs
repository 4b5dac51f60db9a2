import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const dist = 'apps/web/dist';
/** Files of the built app are weighed as they are. */
const built = { gzip: true, disablePlugins: ['@size-limit/esbuild'] };

/** Lists the scripts that a built script imports at once. */
const listImports = (script) =>
  [...readFileSync(join(dist, script), 'utf8').matchAll(/(?:from|import)\s*["'](\.{1,2}\/[^"']+\.js)["']/g)].map(
    ([, path]) => join(dirname(script), path),
  );

/** Adds the imports of scripts, and theirs, to a list of built files. */
const withImports = (files) => {
  const found = new Set(files);
  for (const file of found) if (file.endsWith('.js')) for (const script of listImports(file)) found.add(script);
  return [...found];
};

/** Lists the scripts and style sheets that a browser loads before a prerendered page can be used. */
const listFirstLoad = (page) => {
  const html = readFileSync(join(dist, 'prerendered', page), 'utf8');
  const named = html.matchAll(/<(?:script|link)\b[^>]*?(?:src|href)="\/([^"]+\.(?:js|css))"/g);
  return withImports([...named].map(([, file]) => file));
};

const checkFirstLoad = (path, page) => {
  const files = listFirstLoad(page);
  const scripts = files.filter((file) => file.endsWith('.js'));
  // Many small files cost a phone more than a few.
  if (scripts.length > 24)
    throw new Error(`${path} loads ${scripts.length} scripts, and may load 24: ${scripts.join(', ')}`);
  return { name: `first load of ${path}`, path: files.map((file) => join(dist, file)), limit: '108 kB', ...built };
};

/** The chunk that only this kind of live session loads. */
const checkSession = (route) => {
  const [script] = globSync(`assets/${route}-*.js`, { cwd: dist });
  if (script === undefined) throw new Error(`${dist}/assets has no ${route}. Run npm run build.`);
  return { name: `own chunk of ${route}`, path: join(dist, script), limit: '25 kB', ...built };
};

/** Entries of the voice package, bundled together with all that they need. */
const checkVoice = (name, limit, entries) => ({
  name,
  path: entries.map((entry) => `packages/voice/src/${entry}/index.ts`),
  modifyEsbuildConfig: ({ entryPoints, ...config }) => ({
    ...config,
    stdin: {
      contents: Object.values(entryPoints)
        .map((file, index) => `export * as part${index} from '${resolve(file)}';`)
        .join('\n'),
      resolveDir: '.',
    },
  }),
  limit,
  gzip: true,
});

export default [
  checkFirstLoad('/', 'index.html'),
  checkFirstLoad('/auth', 'auth.html'),
  ...['ConversationRoute', 'PronunciationRoute', 'JobInterviewMockRoute'].map(checkSession),
  checkVoice('@sayso/voice/socket', '2.6 kB', ['net']),
  checkVoice('@sayso/voice recorder, silence, player, transcriber', '6 kB', [
    'io/recorder',
    'io/silence',
    'io/player',
    'speech/transcriber',
  ]),
];
