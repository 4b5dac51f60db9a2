import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { connectBrowser, openContext } from './support/browser.ts';
import { signUp } from './support/learner.ts';
import { signInPage } from './support/talk.ts';

const url = inject('sharedUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await connectBrowser();
});
afterAll(() => browser.close());

const cinema = {
  said: 'Yesterday I <i>go</i> to cinema.',
  better: 'Yesterday I <b>went</b> to the cinema.',
  explanation: '<p>It is over.</p>',
};
const money = { said: 'If I will have money, I travel.', better: 'If I have money, I will travel.', explanation: '' };
const summary = {
  xp_gained: 4,
  total_xp: 4,
  summary: 'You <b>spoke</b> of <i>work</i>. I found 2 sentences to put right.',
  weaknesses: {
    Tense: ['“go” → “<b>went</b>”', '“will have” → “have”'],
    '<u>Articles</u>': ['“go” → “<b>went</b>”'],
    Prepositions: [],
  },
  corrections: [
    { category: 'Tense', ...cinema },
    { category: 'Tense', ...cinema },
    { category: 'Tense', ...money },
    { category: 'Tense', ...money },
    { category: '<u>Articles</u>', ...cinema, explanation: 'We say “the cinema”.' },
  ],
};

/** Opens a page of the app where this call is answered as told, and hands on what the page complains about. */
const open = async (address: string, calls: Readonly<Record<string, () => { status: number; body: unknown }>>) => {
  const page = await (await openContext(browser, { viewport: { width: 390, height: 844 } })).newPage();
  const complaints: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())));
  for (const [path, answer] of Object.entries(calls)) {
    await page.route(`**${path}**`, (route) => {
      const { status, body } = answer();
      return route.fulfill({ status, json: body });
    });
  }
  await signInPage(page, await signUp(url));
  await page.goto(url + address);
  return { page, complaints };
};
const readText = (page: Page) => page.getByRole('main').innerText();

describe('the summary of a conversation', () => {
  it('tells each sentence once, without a tag, under badges that count what stands below them', async () => {
    const { page, complaints } = await open('/session-summary', {
      '/conversation/api/session/summary': () => ({ status: 200, body: summary }),
      '/conversation/api/tips': () => ({ status: 200, body: { tip: 'Try <b>slowly</b>.', audio_base64: '' } }),
    });
    await page.getByText('You spoke of work.').waitFor();
    await page.getByRole('button', { name: 'Get a Coach Tip' }).click();
    await page.getByText('Try slowly.').waitFor();
    expect(await readText(page)).not.toMatch(/<\/?\w/);
    expect(await page.getByText('Better', { exact: true }).count()).toBe(2);

    const sections = page.locator('section').filter({ has: page.getByText(/^\d issues?$/) });
    const counts = await sections.evaluateAll((all) =>
      all.map((section) => [
        section.querySelector('h2')?.textContent,
        Number.parseInt(/(\d) issue/.exec(section.textContent ?? '')?.[1] ?? '', 10),
        section.children.length - 1,
      ]),
    );
    expect(counts).toEqual([
      ['Tense', 2, 2],
      ['Articles', 1, 1],
      ['Prepositions', 0, 0],
    ]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

describe('past conversations of a server that sends a plain list', () => {
  it('are asked for again and shown', async () => {
    let isDown = true;
    const messages = [
      { role: 'assistant', content: 'Hello.' },
      { role: 'user', content: 'I like tea.' },
    ];
    const list = [{ id: 7, coach: 'Daisy', created_at: '2026-11-20T18:05:00', messages }];
    const { page } = await open('/past-talks', {
      '/user/conversations': () => (isDown ? { status: 500, body: { detail: 'Down.' } } : { status: 200, body: list }),
    });
    await page.getByText('Failed to load conversation history.').waitFor();
    isDown = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('link', { name: 'Daisy, 18:05' }).click();
    await page.getByRole('article').getByText('I like tea.').waitFor();
    await page.context().close();
  });
});
