/** Pages that stand still, and who looks at them: a visitor, a learner who has just begun, or one with a year of practice. */
const still = {
  visitor: ['/', '/auth', '/legal?lang=en', '/payment-success', '/payment-cancelled'],
  fresh: [
    '/learning-journey',
    '/home-coach',
    '/home',
    '/progress',
    '/profile',
    '/payment',
    '/past-talks',
    '/reading',
    '/comprehension',
    '/writing',
    '/chat',
    '/job-interview',
    '/job-interview/review',
    '/session-summary',
    '/pronunciation-summary',
    '/no-such-page',
  ],
  seeded: [
    '/learning-journey',
    '/home-coach',
    '/progress',
    '/profile',
    '/past-talks',
    '/session-summary',
    '/pronunciation-summary',
  ],
};

/** Live screens, after a while and with what is pressed first. */
const live = [
  { path: '/conversation/Daisy' },
  { path: '/conversation/Daisy', press: 'Show Text' },
  { path: '/pronunciation/Daisy' },
  { path: '/job-interview/mock', interview: true },
];

/** Everything that a sheet shows, in its order. */
export const screens = [
  ...Object.entries(still).flatMap(([who, paths]) => paths.map((path) => ({ who, path }))),
  ...live.map((screen) => ({ who: 'fresh', live: true, ...screen })),
];

/** The windows in which each is opened. */
export const windows = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
  { width: 1920, height: 1080 },
];

export const themes = ['light', 'dark'];
