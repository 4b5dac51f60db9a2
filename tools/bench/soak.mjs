import { availableParallelism } from 'node:os';
import { runSoak } from '../../apps/server/src/testing/soak/run-soak.ts';

const learners = 200;
const minutes = 5;
/** Most that the server itself may take of a turn at p95, ms: a bound of its histogram. */
const goal = 50;
/** Most that the heap may grow from the first minute to the end, as a share. */
const growth = 0.1;

const at = (values, share) => values[Math.min(values.length - 1, Math.floor(values.length * share))];
const megabytes = (bytes) => `${(bytes / 1e6).toFixed(0)} MB`;
const between = (least, most) => least + Math.random() * (most - least);

/** 200 conversations at once on one process for five minutes; resolves with whether nothing was lost and every goal is met. */
export const benchSoak = async () => {
  console.log(
    `\n${learners} conversations at once on one process, ${minutes} minutes, one line in twenty breaks; ${availableParallelism()} cores for it and the pages.`,
  );
  console.log('  Coach, voice and grammar are stubs that take no time: this measures the server alone.');
  const { talks, turns, faults, roundTrips, samples } = await runSoak({
    learners,
    forMs: minutes * 60_000,
    sampleMs: 30_000,
    pace: { turnMs: () => between(4000, 12_000), turns: 8, breaks: () => Math.random() < 0.05 },
  });
  const own = samples.at(-1)?.own ?? [];
  const all = own.at(-1)?.turns ?? 0;
  const within = own.find(({ upToMs }) => upToMs === goal)?.turns ?? 0;
  const bound = (share) => own.find(({ turns: so }) => so >= all * share)?.upToMs;
  const fast = within >= all * 0.95;
  const [, first, ...later] = samples;
  const flat = later.length > 0 && later.every(({ heapUsed }) => heapUsed <= first.heapUsed * (1 + growth));

  console.log(`  ${talks} conversations, ${turns} answers: ${faults.length} lost, doubled or mixed up`);
  for (const fault of faults.slice(0, 20)) console.log(`    ${fault}`);
  console.log(
    `  the server's own share of a turn: p50 within ${bound(0.5)} ms, p95 within ${bound(0.95)} ms; ` +
      `${((100 * within) / all).toFixed(2)} % within ${goal} ms (goal 95 %: ${fast ? 'met' : 'MISSED'})`,
  );
  console.log(
    `  answer sent to reply received, as the page sees it: p50 ${at(roundTrips, 0.5).toFixed(1)} ms   p95 ${at(roundTrips, 0.95).toFixed(1)} ms`,
  );
  console.log(`  heap after collecting, every 30 s: ${samples.map(({ heapUsed }) => megabytes(heapUsed)).join(', ')}`);
  console.log(`  the whole process: ${samples.map(({ rss }) => megabytes(rss)).join(', ')}`);
  console.log(`  memory (goal: at most ${growth * 100} % more than after a minute: ${flat ? 'met' : 'MISSED'})`);
  return faults.length === 0 && fast && flat;
};
