import { chromium } from 'playwright';
import { executablePath, flags } from '../../.storybook/vitest.chromium.ts';
import { createChance } from '../../apps/server/src/seed/chance.ts';
import { seedLearner } from '../../apps/server/src/seed/seed-learner.ts';
import { startTestServer } from '../../apps/server/src/testing/start-test-server.ts';
import { runScript } from '../lib/run.mjs';

/** Days on which each learner has practised. */
const learners = { 'one month': 30, 'three years': 3 * 365 };
/** How often each thing is measured. */
const times = { calls: 300, pages: 20 };
/** Most of each at p95, ms; and how many times as long three years may take as one month, with the same days shown. */
const goals = { call: 30, page: 100, growth: 1.5 };

const at = (values, share) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))];
const figure = (values) => `p50 ${at(values, 0.5).toFixed(1)} ms   p95 ${at(values, 0.95).toFixed(1)} ms`;

const timed = async (url, token) => {
  const start = performance.now();
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  await response.text();
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return performance.now() - start;
};

/** In turn, so that what disturbs the machine disturbs all alike. */
const timeCalls = async (server, ids, days) => {
  const results = Object.fromEntries(Object.keys(ids).map((name) => [name, []]));
  for (let round = -10; round < times.calls; round += 1) {
    for (const [name, id] of Object.entries(ids)) {
      const { token } = await server.services.tokens.issue(id);
      const took = await timed(`${server.url}/user/progress?days=${days}`, token);
      if (round >= 0) results[name].push(took);
    }
  }
  return results;
};

/** Measures the processor time of a call, caller and server together, ms. Other work on the machine does not count. */
const measureProcessorTime = async (server, id) => {
  const { token } = await server.services.tokens.issue(id);
  const before = process.cpuUsage();
  for (let round = 0; round < times.calls; round += 1) await timed(`${server.url}/user/progress?days=30`, token);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / times.calls;
};

/** Runs in the page before it: notes when the calendar has been painted. */
const watch = (token) => {
  localStorage.setItem('authToken', token);
  window.painted = new Promise((resolve) => {
    const seen = new MutationObserver(() => {
      if (!document.querySelector('main [role="toolbar"]')) return;
      seen.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(null);
      });
    });
    seen.observe(document, { childList: true, subtree: true });
  });
};

const sinceData = async () => {
  const painted = await window.painted;
  const call = performance.getEntriesByType('resource').find(({ name }) => name.includes('/user/progress'));
  return painted - call.responseEnd;
};

const timePages = async (server, id) => {
  const browser = await chromium.launch({ executablePath, args: flags });
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, timezoneId: 'UTC' });
  await context.addInitScript(watch, (await server.services.tokens.issue(id)).token);
  const page = await context.newPage();
  const results = [];
  for (let round = -2; round < times.pages; round += 1) {
    await page.goto(`${server.url}/progress`);
    const took = await page.evaluate(sinceData);
    if (round >= 0) results.push(took);
  }
  await browser.close();
  return results;
};

/**
 * Measures the data call of /progress and how long the page needs from its data to the screen, for a learner who has practised every
 * day of a month and of three years; resolves with whether the goals are met.
 */
export const benchProgress = async () => {
  runScript('build');
  const server = await startTestServer({ env: { LOG_LEVEL: 'error' } });
  const ids = {};
  for (const [name, days] of Object.entries(learners)) {
    ids[name] = name.replace(' ', '-');
    const learner = { id: ids[name], email: `${ids[name]}@example.com`, passwordHash: null, timeZone: 'UTC', days };
    await seedLearner(server.services.storage.db, learner, createChance(1), Date.now());
  }
  const month = await timeCalls(server, ids, 30);
  const year = await timeCalls(server, ids, 365);
  const pages = await timePages(server, ids['three years']);
  const processor = await measureProcessorTime(server, ids['three years']);
  await server.close();

  console.log('\nProgress of a learner who practised every day, in this process and in Chromium');
  for (const name of Object.keys(learners))
    console.log(`  data, 30 days shown of ${name.padEnd(12)} ${figure(month[name])}`);
  console.log(`  data, 365 days shown of three years  ${figure(year['three years'])}`);
  console.log(`  from data to screen, three years     ${figure(pages)}`);
  console.log(`  processor a call, three years        ${processor.toFixed(1)} ms`);
  const growth = at(month['three years'], 0.5) / at(month['one month'], 0.5);
  console.log(`  three years take ${growth.toFixed(2)} times one month, with the same 30 days shown`);
  return at(month['three years'], 0.95) < goals.call && at(pages, 0.95) < goals.page && growth < goals.growth;
};
