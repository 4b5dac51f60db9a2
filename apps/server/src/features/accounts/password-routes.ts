import { login, logout, refresh, resetPassword, signup } from '@sayso/api/contract/account';
import type { App } from '../../kernel/services.ts';
import { route } from '../../platform/http/route.ts';
import { HttpError } from '../../platform/http-error.ts';
import { type Accounts, findByEmail } from './accounts.ts';
import { createLearner, setPassword } from './learners.ts';
import { callerNetwork, createPairKey, loginsPerEmail, loginsPerPair, triesPerPair } from './limits.ts';
import { hashPassword, isStrongPassword, verifyPassword } from './passwords.ts';
import { otherProvider } from './providers.ts';

const demandStrong = (password: string): void => {
  if (isStrongPassword(password)) return;
  throw new HttpError(
    400,
    'weak_password',
    'The password needs at least 8 characters, one uppercase letter, one digit and one special character.',
  );
};

/** The calls that deal in passwords and tokens. */
export const registerPasswords = (app: App, accounts: Accounts): void => {
  const { limits, codes, tokens } = accounts;

  route(app, signup, async ({ input: { email, password } }) => {
    demandStrong(password);
    const id = await createLearner(accounts, email, await hashPassword(password));
    return tokens.issue(id);
  });

  route(app, login, async ({ input: { email, password }, request }) => {
    const pair = createPairKey(email, request);
    await limits.take(loginsPerPair, pair);
    await limits.take(loginsPerEmail, email);
    const user = await findByEmail(accounts, email);
    const matches = await verifyPassword(user?.password_hash ?? null, password);
    if (user && user.auth_provider !== 'email') throw otherProvider(user.auth_provider);
    if (!user || !matches) throw new HttpError(401, 'invalid_credentials', 'Incorrect email or password.');
    await limits.forget(loginsPerPair, pair);
    return tokens.issue(user.id);
  });

  route(app, resetPassword, async ({ input: { email, code, new_password }, request }) => {
    await limits.take(triesPerPair, createPairKey(email, request));
    demandStrong(new_password);
    const given = { email, code, caller: callerNetwork(request) };
    if (!(await codes.useReset(given))) throw new HttpError(400, 'invalid_code', 'Invalid code.');
    await setPassword(accounts, email, await hashPassword(new_password));
    // The guesses at the old password must not keep its owner from the new one.
    await limits.forget(loginsPerPair, createPairKey(email, request));
    await limits.forget(loginsPerEmail, email);
    return { success: true };
  });

  route(app, refresh, async ({ input: { refresh_token } }) => {
    const pair = refresh_token === undefined ? null : await tokens.refresh(refresh_token);
    if (!pair) throw new HttpError(401, 'unauthorized', 'Failed to refresh token');
    return pair;
  });

  route(app, logout, async ({ input: { refresh_token } }) => {
    const signIn = await tokens.revoke(refresh_token);
    if (signIn !== null) await accounts.revocations.revoke(signIn);
    return { success: true };
  });
};
