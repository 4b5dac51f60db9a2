import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectBrowser, openContext } from './support/browser.ts';
import { type FaultyLine, startFaultyLine } from './support/faulty-line.ts';
import { type People, preparePeople } from './support/people.ts';
import { type Stack, startStack } from './support/stack.ts';
import { signInPage } from './support/talk.ts';
import { learning } from './unanswered/learning.ts';
import { practising } from './unanswered/practising.ts';
import { signingIn } from './unanswered/signing-in.ts';
import { press, type Unanswered } from './unanswered/unanswered.ts';
import { whoIsHere } from './unanswered/who-is-here.ts';

/** A page that is opened on a busy machine may be slow to begin; the seconds are counted from the call on. */
const slackS = 4;
/** How many pages wait at the same time. */
const atOnce = 12;

/** The outcome on a page: in how many seconds the learner was told, and whether it then worked. */
interface Seen {
  readonly seconds: number;
  readonly meanwhile: boolean;
}

let stack: Stack;
let browser: Browser;
let people: People;
beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), connectBrowser()]);
  people = await preparePeople(stack);
}, 120_000);
afterAll(() => Promise.all([stack.close(), browser.close()]));

const shown = (page: Page, words: RegExp) => page.getByText(words).filter({ visible: true }).first();

/** Opens the page, has the call held, waits for the words, lets the call through, and tries again. */
const play = async (row: Unanswered, line: FaultyLine, page: Page): Promise<Seen> => {
  const { path, call, kind = 'held', after = 0, prepare, act, says, meanwhile, within = 20, again = 'Try again' } = row;
  const { known } = people;
  const dropped = page.waitForEvent('requestfailed', { timeout: 45_000 });
  dropped.catch(() => undefined);
  const open = () => page.goto(line.url + (typeof path === 'string' ? path : path(known)), { waitUntil: 'commit' });
  if (prepare || act) {
    await open();
    await prepare?.(page, known);
    // What the page asks for by itself when it is opened gets through.
    if (act && !prepare) await page.waitForLoadState('networkidle');
    line.break({ call, kind, after });
    await act?.(page, known);
  } else {
    line.break({ call, kind, after });
    await open();
  }
  await expect.poll(() => line.metAt(), { timeout: 45_000 }).not.toBeNull();
  const since = line.metAt() ?? 0;
  const told = shown(page, says).waitFor({ timeout: (within + 20) * 1000 });
  told.catch(() => undefined);
  if (meanwhile) await shown(page, meanwhile).waitFor({ timeout: within * 1000 });
  await told;
  const seconds = (performance.now() - since) / 1000;
  line.mend();
  if (again === 'goes on') {
    // The page must also go on once it no longer waits for the call.
    if (row.within === undefined) await dropped;
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    return { seconds, meanwhile: meanwhile !== undefined };
  }
  if (again !== 'itself') await press(again)(page, known);
  if (row.works) await shown(page, row.works).waitFor({ timeout: 45_000 });
  else await shown(page, says).waitFor({ state: 'hidden', timeout: 45_000 });
  return { seconds, meanwhile: meanwhile !== undefined };
};

const watch = async (row: Unanswered): Promise<Seen> => {
  const line = await startFaultyLine(stack.url);
  const context = await openContext(browser);
  try {
    const page = await context.newPage();
    const uncaught: Error[] = [];
    page.on('pageerror', (error) => uncaught.push(error));
    const account = await people.getSession(row.who);
    if (account) await signInPage(page, account);
    const seen = await play(row, line, page).catch(async (error: unknown) => {
      const words = await page.evaluate(() => document.body.innerText).catch(() => 'nothing');
      throw new Error(`${String(error).split('\n', 1)[0]}; the page says: ${words}`, { cause: error });
    });
    expect(uncaught).toEqual([]);
    return seen;
  } finally {
    await context.close();
    line.close();
  }
};

/** Runs so many at the same time, in order; the longest waits begin first. */
const createQueue = () => {
  let free = atOnce;
  const waiting: (() => void)[] = [];
  return async <T>(run: () => Promise<T>): Promise<T> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await run();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
};

const rows = [...practising, ...whoIsHere, ...signingIn, ...learning];
const describeCase = ({ screen, call, kind = 'held' }: Unanswered) => `${screen}: ${call}, ${kind}`;
const only = process.env['UNANSWERED'] ?? '';
const wanted = rows.filter((row) => describeCase(row).includes(only));

describe('a call that is never answered', () => {
  const outcomes = new Map<Unanswered, Promise<Seen>>();
  const table: string[] = [];
  beforeAll(() => {
    const inTurn = createQueue();
    for (const row of wanted.toSorted((one, other) => (other.within ?? 20) - (one.within ?? 20))) {
      const outcome = inTurn(() => watch(row));
      outcome.catch(() => undefined);
      outcomes.set(row, outcome);
    }
  });
  afterAll(() => {
    process.stdout.write(
      `${['| screen | call | seconds | then |', '| --- | --- | --- | --- |', ...table].join('\n')}\n`,
    );
  });

  it.each(wanted.map((row) => [describeCase(row), row] as const))(
    'is told of, and works when it is tried again: %s',
    async (_, row) => {
      const begun = outcomes.get(row);
      outcomes.delete(row);
      // A second try opens a page of its own.
      const seen = await (begun ?? watch(row));
      const { screen, call, kind = 'held', again = 'Try again', within = 20 } = row;
      table.push(
        `| ${screen} | ${call}${kind === 'held' ? '' : ` (${kind})`} | ${seen.seconds.toFixed(1)} | ${again} |`,
      );
      expect(seen.seconds).toBeLessThan(within + slackS);
    },
    600_000,
  );
});
