import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { connectBrowser } from './support/browser.ts';
import { newAddress, readCode } from './support/learner.ts';
import { untilStatus } from './support/talk.ts';

const url = inject('sharedUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await connectBrowser();
});
afterAll(() => browser.close());

const password = 'Fearless-2026';

describe('a new learner', () => {
  it('comes from the first screen to the first word of the coach, and may come back with the password', async () => {
    const email = newAddress();
    const page = await browser.newPage();
    await page.goto(url);
    await page.getByRole('link', { name: 'Sign in' }).click();

    await page.getByLabel('E-mail').fill(email.toUpperCase());
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.getByText(`A code has been sent to ${email}. Check your inbox or spam.`).waitFor();
    await page.getByText('Your code is in its mailbox: open the mailbox link that “npm start” printed').waitFor();
    expect(await page.content()).not.toMatch(/dev\/mailbox|key=/);
    await page.getByLabel('Code').fill('000000');
    await page.getByRole('button', { name: 'Verify' }).click();
    await page.getByText('Invalid code.').waitFor();
    await page.getByLabel('Code').fill(await readCode(url, email));
    await page.getByRole('button', { name: 'Verify' }).click();
    await page.getByLabel('New password').fill(password);
    const create = page.getByRole('button', { name: 'Create my account' });
    expect(await create.isDisabled()).toBe(true);
    await page.getByRole('checkbox').check();
    await create.click();

    await page.getByRole('button', { name: 'Start Setup' }).click();
    await page.getByLabel('Full name').fill('Amina Diallo');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: /B1/ }).click();
    await page.getByRole('button', { name: /Work/ }).click();
    await page.getByRole('checkbox', { name: 'Movies' }).check({ force: true });
    await page.getByRole('button', { name: 'Finish setup' }).click();

    await page.getByRole('button', { name: 'Daisy' }).click();
    await page.getByText('Welcome aboard with Daisy!').first().waitFor();
    await page.getByRole('link', { name: 'Talk with Daisy' }).click();
    await untilStatus(page, 'Daisy is speaking...');
    expect(new URL(page.url()).pathname).toBe('/conversation/Daisy');

    await page.evaluate(() => localStorage.clear());
    await page.goto(`${url}/auth`);
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.getByLabel('Password', { exact: true }).fill('not-it');
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByText('Incorrect email or password.').waitFor();
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL('**/home-coach');
    await page.getByRole('heading', { name: 'Ready to grow, Amina?' }).waitFor();
  });
});
