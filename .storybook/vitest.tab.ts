import type { BrowserCommand } from 'vitest/node';

/** Presses Tab in the page under test. */
export const pressTab: BrowserCommand<[times: number]> = async ({ page }, times) => {
  for (let pressed = 0; pressed < times; pressed++) await page.keyboard.press('Tab');
};
