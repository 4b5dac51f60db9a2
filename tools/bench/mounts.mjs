import { createServer } from 'node:http';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { chromium } from 'playwright';
import { build } from 'vite';
import { executablePath, flags } from '../../.storybook/vitest.chromium.ts';
import { root } from '../lib/run.mjs';

const at = (values, share) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))];

const buildPage = async () => {
  const { output } = await build({
    configFile: false,
    root: `${root}/tools/bench/mount`,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [react(), vanillaExtractPlugin()],
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      rolldownOptions: { input: `${root}/tools/bench/mount/page.tsx` },
    },
  });
  return new Map(output.map((file) => [`/${file.fileName}`, file.code ?? file.source]));
};

const findMediaType = (path) =>
  path.endsWith('.js') ? 'text/javascript' : path.endsWith('.css') ? 'text/css' : 'font/woff2';

const serve = async (files) => {
  const paths = [...files.keys()];
  const tags = paths.map((path) => {
    if (path.endsWith('.css')) return `<link rel="stylesheet" href="${path}">`;
    return path.endsWith('.js') ? `<script type="module" src="${path}"></script>` : '';
  });
  const server = createServer(({ url }, response) => {
    const file = files.get(url);
    response.setHeader('content-type', file === undefined ? 'text/html' : findMediaType(url));
    response.end(file ?? `<!doctype html><body>${tags.join('')}`);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
};

/** A contender in brackets does less than the others: it is shown, and does not count. */
const counts = (name) => !name.startsWith('(');

/** Mounts the same thing with ours and with each peer, in one run; resolves with whether ours is the fastest everywhere. */
export const benchMounts = async () => {
  const server = await serve(await buildPage());
  const browser = await chromium.launch({ executablePath, args: flags });
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.on('pageerror', (error) => console.error(error.message));
  await page.goto(`http://127.0.0.1:${server.address().port}`);
  await page.waitForFunction(() => 'measureMounts' in window);
  const jobs = await page.evaluate(() => window.measureMounts());
  await browser.close();
  server.close();

  console.log('\nMounting in Chromium, p50 (p95) of 30, all in one run, in turn');
  let fastest = true;
  for (const [job, { ours, ...peers }] of Object.entries(jobs)) {
    const mine = at(ours, 0.5);
    const figure = (values) => `${at(values, 0.5).toFixed(1)} ms (${at(values, 0.95).toFixed(1)})`;
    const beside = Object.entries(peers).map(
      ([name, values]) => `${name} ${figure(values)}, ${(at(values, 0.5) / mine).toFixed(1)} times ours`,
    );
    const rivals = Object.entries(peers).filter(([name]) => counts(name));
    const wins = rivals.every(([, values]) => at(values, 0.5) > mine);
    fastest &&= wins;
    const verdict = rivals.length === 0 ? '' : wins ? 'fastest' : 'NOT FASTEST';
    console.log(`  ${job.padEnd(32)} ours ${figure(ours)}   ${beside.join('   ')}   ${verdict}`);
  }
  return fastest;
};
