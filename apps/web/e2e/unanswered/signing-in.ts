import { cannotReach, inOrder, press, type, type Unanswered, unanswered } from './unanswered.ts';

const at = { path: '/auth', who: 'visitor' } as const;
const toPassword = inOrder(
  (page, known) => type('E-mail', known.email)(page, known),
  press('Continue'),
  (page) => page.getByLabel('Password', { exact: true }).waitFor(),
);
const password = inOrder(toPassword, type('Password', 'Fearless-2026'));
/** Signing in says what failed in words of each step. */
const troubled = /went wrong|[Ff]ailed|reach|too long|try again|[Nn]etwork/;

/** Signing in and up, and coming back from a provider; and the one page that asks who runs the server. */
export const signingIn: readonly Unanswered[] = [
  unanswered(
    { ...at, screen: 'sign-in: address', prepare: type('E-mail', 'unknown@example.com'), act: press('Continue') },
    'POST /user/check-email',
    { says: troubled, again: 'Continue', works: /A code has been sent/ },
  ),
  unanswered(
    { ...at, screen: 'sign-up: code', prepare: type('E-mail', 'also-unknown@example.com'), act: press('Continue') },
    'POST /user/send-verification-code',
    { says: troubled, again: 'Continue', works: /A code has been sent/ },
  ),
  unanswered(
    {
      ...at,
      screen: 'sign-up: where the code is',
      prepare: type('E-mail', 'unknown-too@example.com'),
      act: press('Continue'),
    },
    'GET /api/capabilities',
    { says: /A code has been sent/, again: 'goes on' },
  ),
  unanswered({ ...at, screen: 'sign-in: password', prepare: password, act: press('Log in') }, 'POST /user/login', {
    says: troubled,
    again: 'Log in',
    works: /Ready to grow/,
  }),
  unanswered({ ...at, screen: 'sign-in: profile', prepare: password, act: press('Log in') }, 'GET /me', {
    says: cannotReach,
    works: /Ready to grow/,
  }),
  unanswered(
    { ...at, screen: 'forgotten password', prepare: toPassword, act: press('Forgot your password?') },
    'POST /user/send-verification-code',
    { says: troubled, again: 'Forgot your password?', works: /A code has been sent/ },
  ),
  unanswered({ ...at, screen: 'sign-in: Google', act: press('Continue with Google') }, 'GET /user/login/google', {
    says: troubled,
    again: 'Continue with Google',
    works: /is not set up on this server/,
  }),
  unanswered(
    { screen: 'back from a provider', path: '/login-success?token=unknown', who: 'visitor' },
    'POST /api/auth/login-return',
    { says: cannotReach, works: /This link does not work/ },
  ),
  unanswered(
    { screen: 'older return', path: '/profile-check?token=unknown', who: 'visitor' },
    'POST /api/auth/login-return',
    { says: cannotReach, works: /Speak boldly|Sign in/ },
  ),
  unanswered({ screen: 'legal', path: '/legal?lang=en', who: 'visitor' }, 'GET /api/operator', {
    says: /Who runs this server could not be loaded/,
  }),
];
