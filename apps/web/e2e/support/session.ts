import type { Page } from 'playwright';
import type { Account } from './learner.ts';

/** Puts a session into the browser once, as if the learner had signed in here before; a session that was there before has expired. */
export const putSession = async (page: Page, url: string, { token, refreshToken }: Account): Promise<void> => {
  await page.goto(`${url}/livez`);
  await page.evaluate(
    ([first, second]) => {
      localStorage.setItem('authToken', first);
      localStorage.setItem('refreshToken', second);
    },
    [token, refreshToken] as const,
  );
};
