import { ApiError, type Client } from '@sayso/api/client';
import type { SessionTokens } from '@sayso/api/contract/account';
import { loadPart } from '../../platform/loading/load-part.ts';
import { createStore } from '../../platform/store/store.ts';
import { type AuthMessage, titled } from './providers.ts';
import { describeFailure, describeFixed, describeLogin, describeReset, fault, wordless } from './refusals.ts';

/** The steps of signing in. */
export type AuthMode = 'email' | 'login' | 'verify' | 'signup' | 'reset';

export interface AuthFlowSnapshot {
  readonly mode: AuthMode;
  /** Trimmed and lowercased. */
  readonly email: string;
  readonly busy: boolean;
  readonly message: AuthMessage | null;
}

export interface AuthFlow {
  getSnapshot(): AuthFlowSnapshot;
  subscribe(listener: () => void): () => void;
  /** From `email`: on to login or verify. Ignored while empty or busy, as every step is. */
  submitEmail(email: string): Promise<void>;
  submitPassword(password: string): Promise<void>;
  submitCode(code: string): Promise<void>;
  createAccount(password: string): Promise<void>;
  /** Sends a code and goes to `reset`. @param email the address, while none was checked yet */
  forgotPassword(email?: string): Promise<void>;
  submitReset(code: string, password: string): Promise<void>;
  /** Sends the code of this step once more. */
  resendCode(): Promise<void>;
  /** Back to the address. */
  back(): void;
  /** Shows a message about something beside the steps, in place of the one before; `null` takes it away. */
  tell(message: AuthMessage | null): void;
}

const account = () => loadPart(() => import('@sayso/api/contract/account'));

const normalise = (email: string): string => email.trim().toLowerCase();
const sent = (email: string): AuthMessage => ({
  tone: 'success',
  text: `A code has been sent to ${email}. Check your inbox or spam.`,
});

/**
 * Signing in, signing up and resetting, one step at a time.
 * @param onSignedIn receives the tokens, and says whether a learner is signed in with them
 * @param opening what there is to say before the first step
 */
export const createAuthFlow = (
  client: Client,
  onSignedIn: (tokens: SessionTokens, email: string) => Promise<boolean>,
  opening: AuthMessage | null = null,
): AuthFlow => {
  const store = createStore<AuthFlowSnapshot>({ mode: 'email', email: '', busy: false, message: opening });
  const { getSnapshot } = store;
  const set = (change: Partial<AuthFlowSnapshot>) => store.set({ ...getSnapshot(), ...change });

  /** Runs one step; what it gives back is what changes, and what it throws becomes the message. */
  const step = async (run: () => Promise<Partial<AuthFlowSnapshot>>, describe: (error: unknown) => AuthMessage) => {
    if (getSnapshot().busy) return;
    set({ busy: true, message: null });
    try {
      set({ busy: false, ...(await run()) });
    } catch (error) {
      set({ busy: false, message: describe(error) });
    }
  };

  const finish = async (tokens: SessionTokens) => {
    const isHere = await onSignedIn(tokens, getSnapshot().email);
    return isHere ? {} : { message: fault('Failed to fetch user profile. Please try again.') };
  };

  const submitEmail = async (entered: string) => {
    const email = normalise(entered);
    if (email === '') return;
    await step(
      async () => {
        const { checkEmail, sendVerificationCode } = await account();
        const { exists, auth_provider } = await client.call(checkEmail, { email });
        if (!exists) {
          await client.call(sendVerificationCode, { email, reason: 'signup' });
          return { email, mode: 'verify', message: sent(email) };
        }
        if (!auth_provider || auth_provider === 'email') return { email, mode: 'login' };
        const provider = titled(auth_provider);
        const text = `This email is already linked to a ${provider} account. Please log in using ${provider}.`;
        return { email, message: fault(text) };
      },
      (error) => {
        const wording = 'Something went wrong while checking the email.';
        // An address that is none, and too many tries, are said in the server's words.
        const isAnswered = error instanceof ApiError && (error.status === 429 || error.status === 400);
        return isAnswered ? describeFailure(error, wording) : describeFixed(error, wording);
      },
    );
  };

  const submitPassword = async (password: string) => {
    if (getSnapshot().email === '' || password === '') return;
    await step(async () => {
      const { login } = await account();
      return finish(await client.call(login, { email: getSnapshot().email, password }));
    }, describeLogin);
  };

  const submitCode = async (code: string) => {
    if (code === '') return;
    await step(
      async () => {
        const { verifyCode } = await account();
        const { verified } = await client.call(verifyCode, { email: getSnapshot().email, code });
        return verified ? { mode: 'signup' } : { message: fault('Invalid code.') };
      },
      (error) => describeFailure(error, wordless),
    );
  };

  const createAccount = async (password: string) => {
    if (getSnapshot().email === '' || password === '') return;
    await step(
      async () => {
        const { signup } = await account();
        return finish(await client.call(signup, { email: getSnapshot().email, password }));
      },
      (error) => describeFailure(error, wordless),
    );
  };

  const sendCode = async (email: string, reason: 'signup' | 'reset') => {
    const { sendVerificationCode } = await account();
    await client.call(sendVerificationCode, { email, reason });
  };
  const forgotPassword = async (entered = getSnapshot().email) => {
    const email = normalise(entered);
    if (email === '') return set({ message: fault('Please enter your email first.') });
    await step(
      async () => {
        await sendCode(email, 'reset');
        return { email, mode: 'reset', message: sent(email) };
      },
      (error) => describeFixed(error, 'Failed to send reset code.'),
    );
  };

  const submitReset = async (code: string, password: string) => {
    if (code === '' || password === '') return;
    await step(async () => {
      const { resetPassword } = await account();
      const { success, detail } = await client.call(resetPassword, {
        email: getSnapshot().email,
        code,
        new_password: password,
      });
      if (success) return { mode: 'login', message: { tone: 'success', text: 'Password successfully reset.' } };
      return { message: fault(detail ? `Reset failed: ${detail}` : 'Reset failed.') };
    }, describeReset);
  };

  const resendCode = async () => {
    const reason = getSnapshot().mode === 'reset' ? 'reset' : 'signup';
    await step(
      async () => {
        const { email } = getSnapshot();
        await sendCode(email, reason);
        return { message: sent(email) };
      },
      (error) => describeFailure(error, wordless),
    );
  };

  return {
    getSnapshot,
    subscribe: store.subscribe,
    submitEmail,
    submitPassword,
    submitCode,
    createAccount,
    forgotPassword,
    submitReset,
    resendCode,
    back: () => set({ mode: 'email', message: null }),
    tell: (message) => set({ message }),
  };
};
