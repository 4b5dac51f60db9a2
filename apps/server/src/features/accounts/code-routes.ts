import { checkEmail, sendVerificationCode, verifyCode } from '@sayso/api/contract/account';
import type { App } from '../../kernel/services.ts';
import { route } from '../../platform/http/route.ts';
import { HttpError } from '../../platform/http-error.ts';
import { type Accounts, findByEmail } from './accounts.ts';
import type { CodeReason } from './codes.ts';
import { callerNetwork, codeResend, codesPerEmail, codesPerPair, createPairKey, triesPerPair } from './limits.ts';
import { codeMail } from './mails.ts';
import { otherProvider } from './providers.ts';

const mailCode = async (accounts: Accounts, email: string, reason: CodeReason, pair: string): Promise<void> => {
  const code = await accounts.codes.create(email, reason);
  try {
    await accounts.mailer.send(codeMail(email, reason, code));
  } catch (cause) {
    accounts.log.error({ err: cause }, 'a code could not be mailed');
    await accounts.codes.withdraw(email, reason);
    // Nothing was sent, so that asking again at once is right.
    await accounts.limits.forget(codeResend, pair);
    const detail = reason === 'reset' ? 'Failed to send reset code.' : 'The code could not be sent. Please try again.';
    throw new HttpError(503, 'engine_unavailable', detail, { cause });
  }
};

/** The calls that deal in one-time codes. */
export const registerCodes = (app: App, accounts: Accounts): void => {
  const { limits, codes } = accounts;

  route(app, checkEmail, async ({ input: { email } }) => {
    const user = await findByEmail(accounts, email);
    return { exists: user !== undefined, auth_provider: user?.auth_provider ?? null };
  });

  route(app, sendVerificationCode, async ({ input: { email, reason }, request }) => {
    const pair = `${reason}:${createPairKey(email, request)}`;
    await limits.take(codeResend, pair);
    await limits.take(codesPerPair, pair);
    await limits.take(codesPerEmail, `${reason}:${email}`);
    const user = await findByEmail(accounts, email);
    if (user && user.auth_provider !== 'email') throw otherProvider(user.auth_provider);
    if (user && reason === 'signup') {
      throw new HttpError(409, 'email_taken', 'There is already an account for this address. Please log in.');
    }
    // No account to reset: the answer is the same, so that this call does not tell who has one.
    if (user || reason === 'signup') await mailCode(accounts, email, reason, pair);
    return { success: true };
  });

  route(app, verifyCode, async ({ input: { email, code }, request }) => {
    await limits.take(triesPerPair, createPairKey(email, request));
    const given = { email, code, caller: callerNetwork(request) };
    return { verified: (await codes.verifySignup(given)) || (await codes.peekReset(given)) };
  });
};
