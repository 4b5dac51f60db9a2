import { expect, inject, it } from 'vitest';
import { connectBrowser, openContext } from './support/browser.ts';
import { signUp } from './support/learner.ts';
import { signInPage } from './support/talk.ts';

it('the welcome of a coach leaves level, gem and settings of a phone free', async () => {
  const url = inject('sharedUrl');
  const browser = await connectBrowser();
  const page = await (await openContext(browser, { viewport: { width: 390, height: 844 } })).newPage();
  await signInPage(page, await signUp(url, 'Daisy'));
  await page.goto(`${url}/learning-journey`);
  await page.getByRole('button', { name: 'Switch to John' }).click();
  await page.waitForURL('**/home-coach');
  const toast = page.getByRole('listitem').filter({ hasText: 'Welcome aboard with John!' });
  const { y: top = 0 } = (await toast.boundingBox()) ?? {};
  for (const part of [page.getByText(/^Level 1/), page.getByRole('link', { name: 'Change coach' })]) {
    const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(top);
  }
  await browser.close();
});
