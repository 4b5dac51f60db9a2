import { mailboxKey } from './stack.ts';

/** The account of a learner, as a test knows it. */
export interface Account {
  readonly email: string;
  readonly password: string;
  readonly token: string;
  readonly refreshToken: string;
}

/** A call of the server. @throws when it says no */
export const post = async <T>(url: string, path: string, body: unknown, token?: string): Promise<T> => {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response.json() as Promise<T>;
};

/** The newest code that was mailed to this address. */
export const readCode = async (url: string, email: string): Promise<string> => {
  const headers = { 'x-mailbox-key': mailboxKey };
  const response = await fetch(`${url}/dev/mailbox.json?to=${encodeURIComponent(email)}`, { headers });
  const [newest] = (await response.json()) as { code: string | null }[];
  if (!newest?.code) throw new Error(`No code was mailed to ${email}.`);
  return newest.code;
};

let count = 0;
/** An address that no other test uses. */
export const newAddress = (): string => {
  count += 1;
  return `learner-${process.pid}-${count}@example.com`;
};

/** Signs a learner up over the real calls, without a profile yet. */
export const register = async (url: string): Promise<Account> => {
  const email = newAddress();
  const password = 'Fearless-2026';
  await post(url, '/user/send-verification-code', { email, reason: 'signup' });
  await post(url, '/user/verify-code', { email, code: await readCode(url, email) });
  const session = await post<{ token: string; refresh_token: string }>(url, '/user/signup', { email, password });
  return { email, password, token: session.token, refreshToken: session.refresh_token };
};

/** Signs a learner up over the real calls, with profile and coach; without a coach where that is null. */
export const signUp = async (
  url: string,
  coach: 'John' | 'Daisy' | null = 'Daisy',
  full_name = 'Amina Diallo',
): Promise<Account> => {
  const account = await register(url);
  const profile = { full_name, english_level: 'B1', goal: 'Work', preferences: { topics: ['Movies'] } };
  await post(url, '/user/setup-profile', { ...profile, ...(coach && { selected_character: coach }) }, account.token);
  return account;
};

/** Asks the server whether an e-mail address has an account. */
export const readAccount = (url: string, email: string) => post(url, '/user/check-email', { email });

/** Gives the account a new password, as from another device: every session of it ends. */
export const resetPassword = async (url: string, email: string, new_password: string): Promise<void> => {
  await post(url, '/user/send-verification-code', { email, reason: 'reset' });
  await post(url, '/user/reset-password', { email, code: await readCode(url, email), new_password });
};

/** One turn as the server keeps it. */
export interface KeptTurn {
  readonly role: string;
  readonly text: string;
}

/** The turns of the learner’s latest conversation. */
export const readHistory = async (url: string, token: string): Promise<readonly KeptTurn[]> => {
  const response = await fetch(`${url}/user/conversations`, { headers: { authorization: `Bearer ${token}` } });
  const { conversations } = (await response.json()) as { conversations: { messages: KeptTurn[] }[] };
  return conversations[0]?.messages ?? [];
};
