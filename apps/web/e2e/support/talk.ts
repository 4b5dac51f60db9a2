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

/** Waits until the stage says this. */
export const untilStatus = (page: Page, line: string, timeout = 45_000): Promise<void> =>
  page.getByRole('status').filter({ hasText: line }).first().waitFor({ timeout });

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
