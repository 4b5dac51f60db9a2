import { text } from 'node:stream/consumers';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { connectBrowser, openContext } from './support/browser.ts';
import { type Account, signUp } from './support/learner.ts';
import { signInPage } from './support/talk.ts';

const url = inject('sharedUrl');
let browser: Browser;
let account: Account;
beforeAll(async () => {
  [browser, account] = await Promise.all([connectBrowser(), signUp(url)]);
  await say('Yesterday I go to the river with my sister and we saw three boats.');
});
afterAll(() => browser.close());

/** Writes to the coach. */
const say = async (message: string): Promise<void> => {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${account.token}` };
  for (const [path, body] of [
    ['/conversation/start', {}],
    ['/conversation/send', { message }],
  ] as const) {
    const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  }
};

/** The learner's date as the server has it. */
const todayAtServer = async (): Promise<unknown> => {
  const response = await fetch(`${url}/user/progress`, { headers: { authorization: `Bearer ${account.token}` } });
  return ((await response.json()) as { today: string }).today;
};

const openProgress = async (timezoneId: string): Promise<Page> => {
  const page = await (await openContext(browser, { timezoneId })).newPage();
  await signInPage(page, account);
  await page.goto(`${url}/progress`);
  await page.getByRole('heading', { name: 'Your week in words' }).waitFor();
  return page;
};

/** Presses a button, and reads the file that is saved. */
const save = async (page: Page, name: string): Promise<{ readonly name: string; readonly text: string }> => {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name }).click();
  const download = await coming;
  return { name: download.suggestedFilename(), text: await text(await download.createReadStream()) };
};

describe('/progress', () => {
  it('shows what was said today, and saves everything as JSON and the sessions as CSV', async () => {
    const page = await openProgress('UTC');
    await page.getByText('1 session in seven days.').waitFor();

    const everything = await save(page, 'Save everything (JSON)');
    expect(everything.name).toMatch(/\.json$/);
    const { users, turns } = JSON.parse(everything.text) as Record<string, Record<string, unknown>[]>;
    expect(users).toMatchObject([{ email: account.email, full_name: 'Amina Diallo' }]);
    expect(everything.text).not.toContain('password_hash');
    expect(turns?.map((turn) => turn['text'])).toContain(
      'Yesterday I go to the river with my sister and we saw three boats.',
    );

    const sessions = await save(page, 'Save the sessions (CSV)');
    expect(sessions.name).toMatch(/\.csv$/);
    const [head, first, ...rest] = sessions.text.replace('\u{feff}', '').trim().split('\r\n');
    expect(head).toMatch(/^date,started_at,kind,/);
    expect(first).toContain(',text,Daisy,');
    expect(rest).toEqual([]);
    await page.context().close();
  });

  it('takes the day of the zone in which it is opened', async () => {
    const dates = new Set<string>();
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      const page = await (await openContext(browser, { timezoneId: zone })).newPage();
      await signInPage(page, account);
      const answered = page.waitForResponse((response) => response.url().includes('/user/progress?'));
      await page.goto(`${url}/progress`);
      const { today } = (await (await answered).json()) as { today: string };
      expect(today).toBe(new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(new Date()));
      dates.add(today);
      await page.context().close();
    }
    // They are 25 hours apart.
    expect(dates.size).toBe(2);
  });

  it.each([
    ['a chat', '/chat', '**/conversation/start'],
    ['a conversation', '/conversation/Daisy', '**/api/auth/socket-ticket'],
  ])('and so does the server from then on, when a session begins there: %s', async (_, address, call) => {
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      const page = await (await openContext(browser, { timezoneId: zone })).newPage();
      await signInPage(page, account);
      const answered = page.waitForResponse(call);
      await page.goto(url + address);
      expect((await answered).status()).toBe(200);
      expect(await todayAtServer()).toBe(new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(new Date()));
      await page.context().close();
    }
  });
});

describe('a tab that is left open over midnight', () => {
  it.each([
    ['/home-coach', /^Last session today/, /^Last session yesterday .* 0 of 10 minutes today$/],
    ['/learning-journey', /^Today$/, /^Yesterday$/],
  ])('is of the new day when the learner comes back: %s', async (address, before, after) => {
    const learner = await signUp(url);
    account = learner;
    await say('We have tea at five.');
    const page = await (await openContext(browser, { timezoneId: 'UTC' })).newPage();
    await signInPage(page, learner);
    await page.goto(url + address);
    await page.getByText(before).first().waitFor();
    await page.clock.setFixedTime(Date.now() + 24 * 60 * 60_000);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await page.getByText(after).first().waitFor();
    await page.context().close();
  });
});
