import type { Mail } from '../../platform/mail/mailer.ts';
import { type CodeReason, codeLife } from './codes.ts';

const purpose: Readonly<Record<CodeReason, string>> = {
  signup: 'to create your account',
  reset: 'to choose a new password',
};

/** The mail that carries a one-time code. */
export const codeMail = (to: string, reason: CodeReason, code: string): Mail => ({
  to,
  subject: `${code} is your Sayso code`,
  text: [
    'Hello,',
    '',
    `your code ${purpose[reason]} is ${code}.`,
    `It works once, for ${codeLife / 60_000} minutes. Nobody from Sayso will ever ask you for it.`,
    '',
    'If you did not ask for this code, you can ignore this e-mail.',
    '',
  ].join('\n'),
  code,
});
