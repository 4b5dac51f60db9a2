import { createClient, createMemoryTokenStore } from '@sayso/api/client';
import { describe, expect, it } from 'vitest';
import { createAuthFlow } from './auth-flow.ts';

type Answers = Record<string, { readonly status?: number; readonly body: unknown } | 'no connection'>;

const start = (answers: Answers, isKnown = true) => {
  const asked: string[] = [];
  const signedIn: string[] = [];
  const client = createClient({
    tokens: createMemoryTokenStore(),
    fetch: async (url, init) => {
      asked.push(`${url} ${String(init.body)}`);
      const answer = answers[url] ?? { status: 500, body: { detail: 'no answer for this' } };
      if (answer === 'no connection') throw new TypeError('Failed to fetch');
      const { status = 200, body } = answer;
      return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
    },
  });
  const onSignedIn = async ({ token }: { readonly token: string }) => {
    signedIn.push(token);
    return isKnown;
  };
  const flow = createAuthFlow(client, onSignedIn);
  return { flow, asked, signedIn };
};

const unreachable = 'We cannot reach Sayso. Check your connection and try again.';
const down = 'Sayso is not working at the moment. Try again in a minute.';
const known = { '/user/check-email': { body: { exists: true, auth_provider: 'email' } } };
const unknown = {
  '/user/check-email': { body: { exists: false, auth_provider: null } },
  '/user/send-verification-code': { body: { success: true } },
};

describe('a message about something beside the steps', () => {
  it('takes the place of the one before, and goes with the next step', async () => {
    const { flow } = start({ '/user/check-email': 'no connection' });
    await flow.submitEmail('amina@example.com');
    flow.tell({ tone: 'error', text: 'Google sign-in is not set up on this server.' });
    expect(flow.getSnapshot()).toMatchObject({ mode: 'email', message: { text: expect.stringMatching(/^Google/) } });
    flow.back();
    expect(flow.getSnapshot().message).toBeNull();
  });
});

describe('signing in', () => {
  it('asks for the password of a known address, lowercased', async () => {
    const { flow, asked, signedIn } = start({ ...known, '/user/login': { body: { token: 't' } } });
    await flow.submitEmail('  Amina@Example.com ');
    expect(flow.getSnapshot()).toMatchObject({ mode: 'login', email: 'amina@example.com' });
    await flow.submitPassword('Fearless-1');
    expect(signedIn).toEqual(['t']);
    expect(asked[1]).toContain('"email":"amina@example.com"');
  });

  it('sends a code to a new address, takes it, and creates the account', async () => {
    const { flow, asked, signedIn } = start({
      ...unknown,
      '/user/verify-code': { body: { verified: true } },
      '/user/signup': { body: { token: 'new' } },
    });
    await flow.submitEmail('new@example.com');
    expect(flow.getSnapshot()).toMatchObject({
      mode: 'verify',
      message: { tone: 'success', text: 'A code has been sent to new@example.com. Check your inbox or spam.' },
    });
    expect(asked[1]).toContain('"reason":"signup"');
    await flow.submitCode('123456');
    expect(flow.getSnapshot().mode).toBe('signup');
    await flow.createAccount('Fearless-1');
    expect(signedIn).toEqual(['new']);
  });

  it('stays on the address of another provider, and names it', async () => {
    const { flow } = start({ '/user/check-email': { body: { exists: true, auth_provider: 'google' } } });
    await flow.submitEmail('a@b.co');
    expect(flow.getSnapshot()).toMatchObject({
      mode: 'email',
      message: { text: 'This email is already linked to a Google account. Please log in using Google.' },
    });
  });

  it.each([
    [401, 'anything', 'Incorrect email or password.'],
    [400, 'anything', 'Incorrect email or password.'],
    [401, 'Please login using Google.', 'Please login using Google.'],
    [401, 'Please login using your Google account.', 'Please login using your Google account.'],
    [404, 'Log in using Facebook, please.', 'Log in using Facebook, please.'],
    [401, 'This account was created with Google', 'You created your account with Google. Please log in using Google.'],
    [500, 'anything', down],
    [503, 'Starting.', down],
    [403, 'This account was created with Google', 'You created your account with Google. Please log in using Google.'],
    [429, 'Too many tries. Wait a minute.', 'Too many tries. Wait a minute.'],
  ])('says of a login that failed with %i: %s', async (status, detail, text) => {
    const { flow } = start({ ...known, '/user/login': { status, body: { detail } } });
    await flow.submitEmail('a@b.co');
    await flow.submitPassword('x');
    expect(flow.getSnapshot()).toMatchObject({ busy: false, message: { tone: 'error', text } });
  });

  it('says that the server cannot be reached, never that the password is wrong', async () => {
    const { flow } = start({ ...known, '/user/login': 'no connection' });
    await flow.submitEmail('a@b.co');
    await flow.submitPassword('x');
    expect(flow.getSnapshot().message).toEqual({ tone: 'error', text: unreachable });
  });

  it.each([
    ['no connection', 'Something went wrong.', unreachable],
    [{ status: 502, body: {} }, 'Something went wrong.', down],
    [{ status: 429, body: { detail: 'Too many tries. Wait a minute.' } }, 'Too many tries. Wait a minute.', undefined],
    [{ status: 429, body: {} }, 'You tried too many times. Wait a minute and try again.', undefined],
  ] as const)(
    'says at the code and at the new account what kept the server from answering: %o',
    async (answer, text, more) => {
      const code = start({ ...unknown, '/user/verify-code': answer });
      await code.flow.submitEmail('a@b.co');
      await code.flow.submitCode('123456');
      expect(code.flow.getSnapshot().message).toMatchObject({ text, ...(more && { more }) });
      const account = start({ ...unknown, '/user/verify-code': { body: { verified: true } }, '/user/signup': answer });
      await account.flow.submitEmail('a@b.co');
      await account.flow.submitCode('123456');
      await account.flow.createAccount('Fearless-1');
      expect(account.flow.getSnapshot().message).toMatchObject({ text, ...(more && { more }) });
    },
  );

  it('says that a code is wrong, and that the address could not be checked', async () => {
    const wrong = start({ ...unknown, '/user/verify-code': { body: { verified: false } } });
    await wrong.flow.submitEmail('a@b.co');
    await wrong.flow.submitCode('000000');
    expect(wrong.flow.getSnapshot().message?.text).toBe('Invalid code.');
    const down = start({ '/user/check-email': { status: 500, body: { detail: 'x' } } });
    await down.flow.submitEmail('a@b.co');
    expect(down.flow.getSnapshot().message?.text).toBe('Something went wrong while checking the email.');
  });

  it('says that the right password was of no use where the account cannot be found out', async () => {
    const { flow, signedIn } = start({ ...known, '/user/login': { body: { token: 't' } } }, false);
    await flow.submitEmail('a@b.co');
    await flow.submitPassword('x');
    expect(signedIn).toEqual(['t']);
    expect(flow.getSnapshot()).toMatchObject({
      mode: 'login',
      busy: false,
      message: { tone: 'error', text: 'Failed to fetch user profile. Please try again.' },
    });
  });

  it('ignores what is empty', async () => {
    const { flow, asked } = start({});
    await flow.submitEmail('   ');
    await flow.submitPassword('');
    await flow.submitCode('');
    expect(asked).toEqual([]);
  });
});

describe('a forgotten password', () => {
  it('wants the address first', async () => {
    const { flow } = start({});
    await flow.forgotPassword('  ');
    expect(flow.getSnapshot()).toMatchObject({
      mode: 'email',
      message: { tone: 'error', text: 'Please enter your email first.' },
    });
  });

  it('may be told of before the address was checked', async () => {
    const { flow, asked } = start({ '/user/send-verification-code': { body: {} } });
    await flow.forgotPassword(' Amina@Example.com ');
    expect(flow.getSnapshot()).toMatchObject({ mode: 'reset', email: 'amina@example.com' });
    expect(asked).toEqual([expect.stringContaining('"email":"amina@example.com","reason":"reset"')]);
  });

  it('is reset with a code, and the learner goes on to login', async () => {
    const { flow } = start({
      ...known,
      ...{ '/user/send-verification-code': { body: {} } },
      '/user/reset-password': { body: { success: true } },
    });
    await flow.submitEmail('a@b.co');
    await flow.forgotPassword();
    expect(flow.getSnapshot().mode).toBe('reset');
    await flow.submitReset('123456', 'Fearless-1');
    expect(flow.getSnapshot()).toMatchObject({ mode: 'login', message: { text: 'Password successfully reset.' } });
  });

  it.each([
    [{ body: { success: false, detail: 'the code is too old' } }, 'Reset failed: the code is too old'],
    [{ body: { success: false } }, 'Reset failed.'],
    [{ status: 400, body: { detail: 'Invalid code.' } }, 'Reset failed: Invalid code.'],
    [{ status: 500, body: { detail: 'database' } }, 'Reset failed.'],
    ['no connection', 'Reset failed.'],
    [
      { status: 429, body: { detail: 'Too many tries. Wait a minute.' } },
      'Reset failed: Too many tries. Wait a minute.',
    ],
  ] as const)('says why a reset failed: %o', async (answer, text) => {
    const { flow } = start({ ...known, '/user/send-verification-code': { body: {} }, '/user/reset-password': answer });
    await flow.submitEmail('a@b.co');
    await flow.forgotPassword();
    await flow.submitReset('123456', 'Fearless-1');
    expect(flow.getSnapshot().message?.text).toBe(text);
  });

  it('says when the code could not be sent', async () => {
    const { flow } = start(known);
    await flow.submitEmail('a@b.co');
    await flow.forgotPassword();
    expect(flow.getSnapshot().message).toEqual({ tone: 'error', text: 'Failed to send reset code.', more: down });
  });

  it.each([
    [429, 'Too many codes. Wait an hour.'],
    [403, 'Please login using Google.'],
  ])('says why the server refused to send one: %i', async (status, detail) => {
    const { flow } = start({ ...known, '/user/send-verification-code': { status, body: { detail } } });
    await flow.submitEmail('a@b.co');
    await flow.forgotPassword();
    expect(flow.getSnapshot().message).toEqual({ tone: 'error', text: 'Failed to send reset code.', more: detail });
  });
});
