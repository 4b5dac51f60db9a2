import type { Page } from 'playwright';

/** An answer for the learner's microphone where it has to be long: some twenty seconds. */
export const longAnswer = [
  'My name is Mary and I work in a hospital near the river.',
  'Every morning I walk along the water with my sister, because we like to see the boats.',
  'In the evening I cook for my friends, and we often eat fish with rice.',
  'On Sunday we go to the market and buy fruit, bread and flowers for the week.',
].join(' ');

/** Answers with the keyboard. */
export const typeAnswer = async (page: Page, text: string): Promise<void> => {
  await page.getByRole('button', { name: 'Type instead' }).click();
  await page.getByLabel('Your answer').fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
};
