import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { connectBrowser, openContext } from './support/browser.ts';
import { type Account, newAddress, readAccount, readCode, resetPassword, signUp } from './support/learner.ts';
import { putSession } from './support/session.ts';
import { mailboxKey } from './support/stack.ts';
import { untilStatus } from './support/talk.ts';

const url = inject('sharedUrl');
let browser: Browser;
let context: BrowserContext;
let page: Page;
beforeAll(async () => {
  browser = await connectBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  context = await openContext(browser);
  page = await context.newPage();
});
afterEach(() => context.close());

const nextPassword = 'Another-2-word';
const signIn = (account: Account) => putSession(page, url, account);
const comeBack = async (account: Account) => {
  await signIn(account);
  await page.goto(`${url}/profile`);
  await page.getByRole('heading', { name: 'Amina Diallo' }).waitFor();
};

describe('signing in', () => {
  it('with a forgotten password goes by a code from the mail to a new one, with the keyboard alone', async () => {
    const { email, password } = await signUp(url);
    await page.goto(`${url}/auth`);
    await page.getByLabel('E-mail').focus();
    await page.keyboard.type(` ${email.toUpperCase()} `);
    await page.keyboard.press('Enter');
    await page.getByLabel('Password', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Forgot your password?' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText(`A code has been sent to ${email}. Check your inbox or spam.`).waitFor();

    const mailbox = await context.newPage();
    await mailbox.goto(`${url}/dev/mailbox?key=${mailboxKey}`);
    expect(mailbox.url()).toBe(`${url}/dev/mailbox`);
    const code = await readCode(url, email);
    await mailbox.getByText(code, { exact: true }).first().waitFor();
    await mailbox.close();

    await page.keyboard.type('000000');
    await page.getByLabel('New password').focus();
    await page.keyboard.type(nextPassword);
    await page.keyboard.press('Enter');
    await page.getByText('Reset failed: Invalid code.').waitFor();
    await page.getByLabel('Code').fill(code);
    await page.getByRole('button', { name: 'Reset password' }).click();
    await page.getByText('Password successfully reset.').waitFor();

    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await page.getByText('Incorrect email or password.').waitFor();
    await page.getByLabel('Password', { exact: true }).fill(nextPassword);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/home-coach');
  });

  it('asks for the address first where a password is forgotten before one was entered', async () => {
    await page.goto(`${url}/auth`);
    await page.getByRole('button', { name: 'Forgot your password?' }).click();
    await page.getByRole('alert').filter({ hasText: 'Please enter your email first.' }).waitFor();
  });

  it('says to a visitor, for a screen reader, that user data is loading and then that there is none', async () => {
    expect(await (await fetch(`${url}/auth`)).text()).toContain('Loading user data...');
    await page.goto(`${url}/auth`);
    const line = page.getByText('No user data available.');
    await line.waitFor({ state: 'attached' });
    expect((await line.boundingBox())?.width).toBeLessThanOrEqual(1);
    expect(await page.getByText('Loading user data...').count()).toBe(0);
  });

  it('says to a visitor that the operator of a default installation gave no company number', async () => {
    await page.goto(`${url}/auth`);
    await page.getByText('Company no.: not given by the operator of this server.').waitFor();
  });

  it('says that the server is away, and not that the password is wrong', async () => {
    const { email, password } = await signUp(url);
    await page.goto(`${url}/auth`);
    await page.getByLabel('E-mail').fill(email);
    await page.keyboard.press('Enter');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.route('**/user/login', (route) => route.abort());
    await page.keyboard.press('Enter');
    await page.getByText('We cannot reach Sayso. Check your connection and try again.').waitFor();
    await page.unroute('**/user/login');
    await page.route('**/user/login', (route) =>
      route.fulfill({ status: 401, json: { detail: 'Please login using your Google account.' } }),
    );
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByText('Please login using your Google account.').waitFor();
    await page.getByRole('button', { name: 'Continue with Google' }).waitFor();
  });

  it('sends a code again only after a minute, and says so', async () => {
    await page.goto(`${url}/auth`);
    await page.getByLabel('E-mail').fill(newAddress());
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Send the code again' }).click();
    await page.getByText(/^Too many tries\. Please wait \d+ seconds? and try again\.$/).waitFor();
  });

  it('has a strong password to offer, which the list of rules agrees with', async () => {
    const email = newAddress();
    await page.goto(`${url}/auth`);
    await page.getByLabel('E-mail').fill(email);
    await page.keyboard.press('Enter');
    await page.getByText(`A code has been sent to ${email}.`, { exact: false }).waitFor();
    await page.getByLabel('Code').fill(await readCode(url, email));
    await page.getByRole('button', { name: 'Verify' }).click();
    await page.getByRole('button', { name: 'Generate strong password' }).click();
    expect(await page.getByLabel('New password').inputValue()).toHaveLength(12);
    expect(await page.getByLabel('New password').getAttribute('type')).toBe('text');
    for (const link of ['conditions d’utilisation', 'politique de confidentialité']) {
      expect(await page.getByRole('link', { name: link }).getAttribute('target')).toBe('_blank');
    }
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Create my account' }).click();
    await page.waitForURL('**/profile-setup');
  });
});

describe('a session', () => {
  it('that ends in the middle of a conversation leads to the sign-in, and says why', async () => {
    const account = await signUp(url);
    await signIn(account);
    await page.goto(`${url}/conversation/Daisy`);
    await untilStatus(page, 'Speak now...');
    await resetPassword(url, account.email, nextPassword);
    await page.waitForURL('**/auth');
    await untilStatus(page, 'Session expired. Please log in again.');
    expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
  });

  it('whose token has run out in two tabs at once is renewed in both', async () => {
    const account = await signUp(url);
    await signIn({ ...account, token: 'run-out' });
    const second = await context.newPage();
    await Promise.all([page, second].map((tab) => tab.goto(`${url}/home-coach`)));
    for (const tab of [page, second]) await tab.getByRole('heading', { name: 'Ready to grow, Amina?' }).waitFor();
    await Promise.all([page, second].map((tab) => tab.reload()));
    for (const tab of [page, second]) await tab.getByRole('heading', { name: 'Ready to grow, Amina?' }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('refreshToken'))).not.toBe(account.refreshToken);
  });
});

describe('a visitor', () => {
  const guarded = [
    '/learning-journey',
    '/profile',
    '/progress',
    '/home-coach',
    '/session-summary',
    '/payment',
    '/dashboard',
  ];

  it('is sent to the first screen from every protected page, and to the sign-in from the setup', async () => {
    for (const address of [...guarded, '/conversation/Daisy', '/conversation-session/John']) {
      await page.goto(url + address);
      await page.waitForURL(`${url}/`);
    }
    await page.goto(`${url}/profile-setup`);
    await page.waitForURL('**/auth');
  });

  it('opens the review of an interview, which asks for it itself and leads home where it is refused', async () => {
    await page.goto(`${url}/legal`);
    await page.evaluate(() => localStorage.setItem('lastInterviewId', 'of-another-learner'));
    const asked = page.waitForRequest('**/api/interview/session/summary');
    await page.goto(`${url}/job-interview/review`);
    await asked;
    // Home is for learners only.
    await page.waitForURL(`${url}/`);
  });
});

describe('the bottom navigation', () => {
  it('leads to its four places, and is on no page of the specification’s list', async () => {
    const account = await signUp(url);
    await comeBack(account);
    const bar = page.getByRole('navigation', { name: 'Main' });
    for (const [name, address] of [
      ['Progress', '/progress'],
      ['Journey', '/learning-journey'],
      ['Coach', '/home-coach'],
      ['Profile', '/profile'],
    ] as const) {
      await bar.getByRole('link', { name }).click();
      await page.waitForURL(`**${address}`);
      // The address changes first; the page and its mark come together, once its code is there.
      await bar.locator('[aria-current=page]', { hasText: name }).waitFor();
      await page.getByRole('heading', { level: 1 }).waitFor();
      const { width = 0 } = (await page.getByRole('main').boundingBox()) ?? {};
      expect(width, address).toBeGreaterThan(1000);
    }
    const hasNone = async (address: string) => {
      await page.goto(url + address);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      expect(await bar.count(), address).toBe(0);
    };
    for (const address of ['/conversation/Daisy', '/session-summary', '/legal']) await hasNone(address);
    await page.evaluate(() => localStorage.clear());
    for (const address of ['/', '/auth', '/login-success']) await hasNone(address);
  });
});

describe('the profile', () => {
  it('is edited and saved, and keeps what was entered when the server is away', async () => {
    const account = await signUp(url);
    await comeBack(account);
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Full name').fill('<b>Amina</b> Ó Súilleabháin');
    await page.getByLabel('Goal').selectOption('Travel');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Failed to save profile.', { exact: false }).waitFor();
    await context.setOffline(false);
    const sent = page.waitForRequest((request) => request.method() === 'PATCH');
    await page.getByRole('button', { name: 'Save' }).click();
    expect((await sent).postDataJSON()).toMatchObject({
      email: account.email,
      goal: 'Travel',
      preferences: { topics: ['Movies'] },
    });
    await page.getByRole('heading', { name: '<b>Amina</b> Ó Súilleabháin' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: '<b>Amina</b> Ó Súilleabháin' }).waitFor();
    await page.getByText('Travel').waitFor();
  });

  it('is deleted after a question, in every tab, and for good', async () => {
    const account = await signUp(url);
    await comeBack(account);
    const second = await context.newPage();
    await second.goto(`${url}/conversation/Daisy`);
    await untilStatus(second, 'Speak now...');

    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Full name').fill('Amina Sow');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByRole('button', { name: 'Keep my account' }).click();
    expect(await page.getByLabel('Full name').inputValue()).toBe('Amina Sow');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.waitFor();
    // The other tab is the first to learn that the account is gone, as happens where it is in the middle of a conversation.
    await page.route(`${url}/user/delete`, async (route) => {
      const response = await route.fetch();
      await second.waitForURL('**/auth', { timeout: 60_000 });
      await route.fulfill({ response });
    });
    // It is all over in two seconds: watched for before it begins.
    const seenDeleted = Promise.all([
      page.getByRole('heading', { name: 'Your account is deleted.' }).waitFor({ timeout: 70_000 }),
      page.getByText('Account deleted', { exact: true }).first().waitFor({ timeout: 70_000 }),
    ]);
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await seenDeleted;
    await page.waitForURL('**/auth');

    expect(await readAccount(url, account.email)).toEqual({ exists: false, auth_provider: null });
  });
});

describe('a profile that cannot be looked at again', () => {
  it.each([
    ['pronunciation-summary', 'No pronunciation session found'],
    ['profile', 'Amina Diallo'],
  ])('keeps the learner signed in on /%s, where only new figures were asked for', async (path, heading) => {
    await signIn(await signUp(url));
    let asked = 0;
    await page.route(`${url}/me`, (route) => {
      asked += 1;
      return asked === 1 ? route.continue() : route.fulfill({ status: 503, json: { detail: 'Not now.' } });
    });
    const refused = page.waitForResponse((answer) => answer.url() === `${url}/me` && answer.status() === 503);
    await page.goto(`${url}/${path}`);
    await page.getByRole('heading', { name: heading }).waitFor();
    await refused;
    // What the answer would do is done before the next frame but one.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await page.getByRole('heading', { name: heading }).count()).toBe(1);
    expect(await page.evaluate(() => localStorage.getItem('authToken'))).not.toBeNull();
  });
});
