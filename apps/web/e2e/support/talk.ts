import type { Page } from 'playwright';
import { expect } from 'vitest';
import type { Account } from './learner.ts';
import type { Heard } from './listen.ts';

/** Puts a session into the page as if the learner had signed in here before. */
export const signInPage = async (page: Page, { token, refreshToken }: Account): Promise<void> => {
  await page.addInitScript(
    ([first, second]) => {
      if (localStorage.getItem('authToken')) return;
      localStorage.setItem('authToken', first);
      localStorage.setItem('refreshToken', second);
    },
    [token, refreshToken] as const,
  );
};

/**
 * Waits until the stage says this, or has said it since the last wait: a line that came and went while the machine was busy is not missed.
 * A document is watched from the first wait on.
 */
export const untilStatus = async (page: Page, line: string, timeout = 45_000): Promise<void> => {
  await page.waitForFunction(
    (awaited) => {
      const watched = window as Window & { __said?: string[] };
      const shown = () => [...document.querySelectorAll('[role=status]')].map((line) => line.textContent).join('\n');
      if (!watched.__said) {
        let latest = shown();
        const said = (watched.__said = [latest]);
        new MutationObserver(() => {
          if (latest === shown()) return;
          latest = shown();
          said.push(latest);
        }).observe(document, { characterData: true, childList: true, subtree: true });
      }
      const found = watched.__said.findIndex((lines) => lines.includes(awaited));
      if (found >= 0) watched.__said.splice(0, found + 1);
      return found >= 0 || shown().includes(awaited);
    },
    line,
    // Asked at every frame, ten waiting pages keep a machine busy that has voices to play.
    { timeout, polling: 100 },
  );
};

/** What was said so far, as the page shows it. */
export const readTranscript = async (page: Page): Promise<string[]> => {
  const bubbles = await page.getByRole('log').first().getByRole('article').allInnerTexts();
  return bubbles.map((text) => text.replaceAll(/\s+/g, ' ').trim());
};

/** Whether there was a voice: a second of sound at least, as loud as speech is. */
export const expectVoice = (heard: Heard): void => {
  expect(heard.seconds).toBeGreaterThan(0.8);
  expect(heard.peak).toBeGreaterThan(0.02);
};
