import { errors, type Page } from 'playwright';
import { expect } from 'vitest';
import type { Account } from './learner.ts';
import type { Heard } from './listen.ts';

/** The lines that a page has shown so far, kept in the page itself, so that nothing is missed while a busy machine lets a test wait. */
interface Said {
  /** Lines that no wait has passed yet, oldest first; `at` is the page's own time, ms. */
  readonly lines: { readonly text: string; readonly at: number }[];
  /** The lines that stand there now. */
  readonly now: Map<Element, string>;
  /** Every message that was shown in passing (a toast). */
  readonly told: string[];
}

type Watched = Window & { __said?: Said };

interface Awaited {
  readonly line: string;
  /** Lines before it cannot be waited for any more. */
  readonly passesOthers: boolean;
}

/**
 * Runs in the page, in one piece: keeps every line of a stage and every message from now on, and answers when the awaited one was said,
 * where no wait has passed it yet or it still stands there.
 */
const hear = (awaited: Awaited | null): number | false => {
  const watched = window as Watched;
  const begin = (): Said => {
    const said: Said = { lines: [], now: new Map(), told: [] };
    const look = () => {
      const shown = new Set(document.querySelectorAll('[role=status], [role=alert], li[data-kind] > div'));
      for (const element of said.now.keys()) if (!shown.has(element)) said.now.delete(element);
      for (const element of shown) {
        const text = element.textContent;
        if (said.now.get(element) === text) continue;
        said.now.set(element, text);
        said.lines.push({ text, at: performance.now() });
        if (element.matches('li > div')) said.told.push(text);
      }
    };
    look();
    new MutationObserver(look).observe(document, { characterData: true, childList: true, subtree: true });
    return said;
  };
  const { lines, now } = (watched.__said ??= begin());
  if (!awaited) return false;
  const { line, passesOthers } = awaited;
  const found = lines.findIndex(({ text }) => text.includes(line));
  if (found >= 0) return lines.splice(passesOthers ? 0 : found, passesOthers ? found + 1 : 1).at(-1)?.at ?? false;
  return [...now.values()].some((text) => text.includes(line)) && performance.now();
};

/** Puts a session into the page as if the learner had signed in here before. What the page says is kept from its first moment on. */
export const signInPage = async (page: Page, { token, refreshToken }: Account): Promise<void> => {
  await page.addInitScript(hear, null);
  await page.addInitScript(
    ([first, second]) => {
      if (localStorage.getItem('authToken')) return;
      localStorage.setItem('authToken', first);
      localStorage.setItem('refreshToken', second);
    },
    [token, refreshToken] as const,
  );
};

const untilSaid = async (page: Page, awaited: Awaited, timeout: number): Promise<number> => {
  // Asked at every frame, ten waiting pages keep a machine busy that has voices to play.
  const answer = await page.waitForFunction(hear, awaited, { timeout, polling: 100 });
  return Number(await answer.jsonValue());
};

/**
 * Waits until the stage or a message says this, or has said it since the last wait: a line that came and went while the machine was
 * busy is not missed. Without `signInPage`, a document is watched from the first wait on.
 * @returns when it was said, by the page's own clock, ms
 */
export const untilStatus = (page: Page, line: string, timeout = 45_000): Promise<number> =>
  untilSaid(page, { line, passesOthers: true }, timeout);

/** Waits until the page says that it reconnects. What it said before can still be waited for: it may have gone on until then. */
export const untilReconnecting = (page: Page): Promise<number> =>
  untilSaid(page, { line: 'Reconnecting...', passesOthers: false }, 45_000);

/** Every message that the document has shown in passing, oldest first. */
export const readTold = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as Watched).__said?.told ?? []);

/**
 * Presses a button that goes away by itself when its time has come; where it is gone, what it would have done has happened.
 * @param timeout how long a machine may take to press it, ms; shorter than it takes until there is another such button
 */
export const pressInTime = async (page: Page, name: string, timeout = 4000): Promise<void> => {
  await page
    .getByRole('button', { name })
    .click({ timeout })
    .catch((error: unknown) => {
      if (!(error instanceof errors.TimeoutError)) throw error;
    });
};

/** Reads the messages of the conversation so far, as the page shows them. */
export const readTranscript = async (page: Page): Promise<string[]> => {
  const bubbles = await page.getByRole('log').first().getByRole('article').allInnerTexts();
  return bubbles.map((text) => text.replaceAll(/\s+/g, ' ').trim());
};

/** Whether there was a voice: a second of sound at least, as loud as speech is. */
export const expectVoice = (heard: Heard): void => {
  expect(heard.seconds).toBeGreaterThan(0.8);
  expect(heard.peak).toBeGreaterThan(0.02);
};
