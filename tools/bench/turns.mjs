import { createServer } from 'node:http';
import { build } from 'esbuild';
import { chromium } from 'playwright';
import { executablePath, flags } from '../../.storybook/vitest.chromium.ts';
import { sayToWav } from '../../apps/server/src/testing/say.ts';
import { root } from '../lib/run.mjs';

const turns = 20;
/** Most that both parts together may take at p50, in ms. */
const goal = 20;

const servePage = async () => {
  const { outputFiles } = await build({
    entryPoints: [`${root}/tools/bench/turn-page.ts`],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    outdir: '/out',
    logLevel: 'silent',
  });
  const script = outputFiles[0].contents;
  const server = createServer((request, response) => {
    const isScript = request.url === '/page.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? script : '<!doctype html><script type="module" src="/page.js"></script>');
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${server.address().port}` };
};

const at = (values, share) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))];
const line = (name, values) =>
  console.log(`  ${name.padEnd(40)} p50 ${at(values, 0.5).toFixed(1)} ms   p95 ${at(values, 0.95).toFixed(1)} ms`);

/** Measures what a turn costs beside speech, network and engines; resolves with whether the goal is met. */
export const benchTurns = async () => {
  const answer = Buffer.from(await sayToWav('That sounds lovely. What did you do then?', 'Daisy', { rate: 16_000 }));
  const { server, url } = await servePage();
  const browser = await chromium.launch({
    executablePath,
    args: [
      ...flags,
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      '--autoplay-policy=no-user-gesture-required',
    ],
  });
  const page = await browser.newPage();
  await page.goto(url);
  const costs = await page.evaluate(
    ([audio, count]) => window.runTurns(audio, count),
    [answer.toString('base64'), turns],
  );
  await browser.close();
  server.close();

  const requests = costs.map(({ request }) => request);
  const sounds = costs.map(({ sound }) => sound);
  const together = costs.map(({ request, sound }) => request + sound);
  const met = at(together, 0.5) <= goal;
  console.log(
    `Overhead of a turn in Chromium, ${costs.length} turns (${(answer.length / 1000).toFixed(0)} kB of voice)`,
  );
  line('end of speech to request sent', requests);
  line('answer received to first sample', sounds);
  line(`together (goal ${goal} ms at p50: ${met ? 'met' : 'MISSED'})`, together);
  return met;
};
