import { cannotReach, type Unanswered, unanswered } from './unanswered.ts';

/** Every screen that knows who is there, with what shows that it has come. */
const guarded: readonly (readonly [path: string, works: RegExp])[] = [
  ['/home-coach', /Ready to grow/],
  ['/learning-journey', /Your journey with/],
  ['/past-talks', /Past talks/],
  ['/progress', /Your week in words/],
  ['/home', /Comprehension/],
  ['/comprehension', /There are no listening tasks here/],
  ['/reading', /There are no reading tasks here/],
  ['/writing', /There are no writing tasks here/],
  ['/chat', /Write with/],
  ['/payment', /Talk as much as you like/],
  ['/payment-success', /Go to Dashboard/],
  ['/profile', /Delete my account/],
  ['/profile-setup', /Ready to grow/],
  ['/job-interview', /What job do you want/],
  ['/session-summary', /Well done!|No conversation detected/],
  ['/pronunciation-summary', /Well said|Keep at it|No pronunciation session found/],
  ['/conversation/Daisy', /is connecting|is speaking/],
  ['/conversation-session/Daisy', /is connecting|is speaking/],
  ['/pronunciation/Daisy', /is connecting|is speaking/],
  ['/auth', /Ready to grow/],
];

const home = { screen: 'home', path: '/home-coach', who: 'practised' } as const;
const progress = { screen: 'progress', path: '/progress', who: 'practised' } as const;

/** The profile, without which no screen knows who is there; and every kind of fault, which one screen shows for all. */
export const whoIsHere: readonly Unanswered[] = [
  ...guarded.map(([path, works]) =>
    unanswered({ screen: path, path, who: 'practised' }, 'GET /me', { says: cannotReach, works }),
  ),
  // A script that never comes: the page is loaded again.
  unanswered(home, 'GET /assets/HomeCoachRoute*', { says: /Try again/, works: /Ready to grow/ }),
  unanswered({ ...home, who: 'expired' }, 'POST /api/auth/refresh', { says: cannotReach, works: /Ready to grow/ }),
  ...(['half', 'cut', 'down'] as const).flatMap((kind) => [
    unanswered(home, 'GET /me', { kind, says: cannotReach, works: /Ready to grow/ }),
    unanswered(progress, 'GET /user/progress', {
      kind,
      says: /Your progress could not be loaded/,
      works: /in seven days/,
    }),
  ]),
];
