import * as v from 'valibot';
import { deadlines } from './deadlines.ts';
import { endpoint } from './endpoint.ts';
import { email } from './values.ts';

const password = v.pipe(v.string(), v.minLength(1), v.maxLength(256));
const session = v.looseObject({ token: v.string(), refresh_token: v.optional(v.string()) });
/** The answer of every call that signs in. */
export type SessionTokens = v.InferOutput<typeof session>;

export const checkEmail = endpoint({
  method: 'POST',
  path: '/user/check-email',
  access: 'visitor',
  body: 'text',
  limit: 'checks',
  deadlineMs: deadlines.read,
  idempotent: true,
  summary: 'Says whether an account exists for this address, and how it signs in.',
  request: v.object({ email }),
  answer: v.looseObject({ exists: v.boolean(), auth_provider: v.nullish(v.string(), null) }),
});

export const sendVerificationCode = endpoint({
  method: 'POST',
  path: '/user/send-verification-code',
  access: 'visitor',
  body: 'text',
  limit: 'codes',
  deadlineMs: deadlines.write,
  summary: 'Sends a one-time code to this address.',
  request: v.object({ email, reason: v.picklist(['signup', 'reset']) }),
  answer: v.looseObject({ success: v.optional(v.boolean(), true) }),
});

export const verifyCode = endpoint({
  method: 'POST',
  path: '/user/verify-code',
  access: 'visitor',
  body: 'text',
  limit: 'tries',
  deadlineMs: deadlines.write,
  summary: 'Says whether this is the code that was sent.',
  request: v.object({ email, code: v.pipe(v.string(), v.trim(), v.maxLength(12)) }),
  answer: v.looseObject({ verified: v.boolean() }),
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/user/reset-password',
  access: 'visitor',
  body: 'text',
  limit: 'tries',
  deadlineMs: deadlines.write,
  summary: 'Sets a new password with the code that was sent.',
  request: v.object({ email, code: v.pipe(v.string(), v.trim(), v.maxLength(12)), new_password: password }),
  answer: v.looseObject({ success: v.optional(v.boolean(), false), detail: v.optional(v.string()) }),
});

export const login = endpoint({
  method: 'POST',
  path: '/user/login',
  access: 'visitor',
  body: 'text',
  limit: 'logins',
  deadlineMs: deadlines.write,
  summary: 'Signs in with e-mail and password.',
  request: v.object({ email, password }),
  answer: session,
});

export const signup = endpoint({
  method: 'POST',
  path: '/user/signup',
  access: 'visitor',
  body: 'text',
  limit: 'tries',
  deadlineMs: deadlines.write,
  summary: 'Creates the account of an address whose code was verified, and signs in.',
  request: v.object({ email, password }),
  answer: session,
});

export const refresh = endpoint({
  method: 'POST',
  path: '/api/auth/refresh',
  access: 'visitor',
  body: 'text',
  limit: null,
  deadlineMs: deadlines.read,
  summary: 'Exchanges a refresh token, which is good once, for a new pair.',
  /** Without one a server that keeps the session in a cookie goes by that. */
  request: v.object({ refresh_token: v.optional(v.pipe(v.string(), v.maxLength(512))) }),
  answer: session,
});

export const exchangeLoginReturn = endpoint({
  method: 'POST',
  path: '/api/auth/login-return',
  access: 'visitor',
  body: 'text',
  limit: 'tries',
  deadlineMs: deadlines.write,
  summary:
    'Exchanges the token that /login-success was opened with, which is good once and for a minute, for a session.',
  request: v.object({ token: v.pipe(v.string(), v.maxLength(512)) }),
  answer: session,
});

export const createSocketTicket = endpoint({
  method: 'POST',
  path: '/api/auth/socket-ticket',
  access: 'learner',
  body: 'text',
  limit: 'sockets',
  deadlineMs: deadlines.quick,
  summary:
    'A ticket for the `token` of a socket’s address, good once and for `expires_in` seconds: unlike the bearer it is worthless in a log.',
  request: v.object({
    /** Where the learner is now, like `Europe/Paris`: from now on their days begin there. */
    time_zone: v.optional(v.pipe(v.string(), v.maxLength(100))),
  }),
  answer: v.looseObject({ ticket: v.string(), expires_in: v.number() }),
});

export const logout = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  access: 'visitor',
  body: 'text',
  limit: null,
  deadlineMs: deadlines.write,
  idempotent: true,
  summary:
    'Makes a refresh token, and all others of the same sign-in, useless. Answers alike for a token that is none.',
  request: v.object({ refresh_token: v.pipe(v.string(), v.maxLength(512)) }),
  answer: v.looseObject({}),
});
