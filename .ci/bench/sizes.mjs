import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { root } from '../lib/run.mjs';

const external = ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/client'];

/** Bytes of a module and all it needs, minified and gzipped, React left out. */
const sizeOf = async (contents) => {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: `${root}/.ci/bench`, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    external,
    write: false,
    outdir: '/out',
    loader: { '.woff2': 'empty', '.css': 'empty' },
    logLevel: 'silent',
  });
  return gzipSync(outputFiles[0].contents, { level: 9 }).length;
};

const everything = (...specifiers) =>
  specifiers.map((specifier, index) => `export * as m${index} from '${specifier}';`).join('\n');
const all = (specifier) => `import * as m from '${specifier}'; globalThis.keep = m;`;
const named = (names, specifier) => `import { ${names} } from '${specifier}'; globalThis.keep = { ${names} };`;

/** Each job: ours first, then the peers that do the same. A goal is the most that ours may weigh, in kB (1000 bytes). */
const jobs = [
  {
    job: 'reconnecting socket',
    goal: 2.6,
    ours: ['@sayso/voice/socket', all('@sayso/voice/socket')],
    peers: [
      ['partysocket', all('partysocket')],
      ['reconnecting-websocket', all('reconnecting-websocket')],
    ],
  },
  {
    job: 'recorder, silence, player, transcriber',
    goal: 6,
    ours: [
      '@sayso/voice (four entries)',
      everything('@sayso/voice/recorder', '@sayso/voice/silence', '@sayso/voice/player', '@sayso/voice/transcriber'),
    ],
    peers: [['hark + recordrtc', everything('hark', 'recordrtc')]],
  },
  { job: 'conversation session', ours: ['@sayso/voice/conversation', all('@sayso/voice/conversation')], peers: [] },
  { job: 'hooks', ours: ['@sayso/voice/react', all('@sayso/voice/react')], peers: [] },
  {
    job: 'API client',
    ours: ['@sayso/api/client', named('createClient, createBrowserTokenStore', '@sayso/api/client')],
    peers: [
      ['wretch', all('wretch')],
      ['openapi-fetch', all('openapi-fetch')],
      ['ky', all('ky')],
    ],
  },
];

const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** Prints the sizes; resolves with whether every goal is met. */
export const benchSizes = async () => {
  console.log('Sizes (minified, gzip, React external)');
  let met = true;
  for (const { job, goal, ours, peers } of jobs) {
    const size = await sizeOf(ours[1]);
    const beside = await Promise.all(peers.map(async ([name, source]) => `${name} ${kB(await sizeOf(source))}`));
    const misses = goal !== undefined && size > goal * 1000;
    met &&= !misses;
    const verdict = goal === undefined ? '' : `goal ${goal} kB ${misses ? 'MISSED' : 'met'}`;
    console.log(
      `  ${job.padEnd(40)} ${ours[0].padEnd(28)} ${kB(size).padStart(8)}  ${[...beside, verdict].filter(Boolean).join('; ')}`,
    );
  }
  return met;
};
