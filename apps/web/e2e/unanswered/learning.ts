import { cannotReach, inOrder, press, type, type Unanswered, unanswered } from './unanswered.ts';

const home = { screen: 'home', path: '/home-coach', who: 'practised' } as const;
const journey = { screen: 'journey', path: '/learning-journey', who: 'practised' } as const;
const profile = { screen: 'profile', path: '/profile', who: 'new' } as const;
const edit = inOrder(press('Edit'), type('Full name', 'Amina D.'));
const finishSetup = inOrder(
  press('Start Setup'),
  type('Full name', 'Amina Diallo'),
  press('Next'),
  press(/B1/),
  press(/Work/),
  (page) => page.getByRole('checkbox', { name: 'Movies' }).check({ force: true }),
);
/** Through the wizard, up to its last button. */
export const wizard = inOrder(
  (page) => page.getByRole('textbox').fill('Ward nurse'),
  press('Next'),
  (page) => page.getByRole('textbox').fill('You care for children after operations.'),
  press('Next'),
  (page) => page.getByRole('textbox').fill('Northlight'),
);

/** Screens on which a learner looks, chooses and saves. */
export const learning: readonly Unanswered[] = [
  unanswered(home, 'GET /user/sessions', { says: /We could not load your last session/ }),
  unanswered(journey, 'GET /user/sessions', { says: /Failed to load conversation history/, works: /With Daisy:/ }),
  unanswered(journey, 'GET /user/totals', { says: /With Daisy:/, again: 'goes on' }),
  unanswered(journey, 'GET /user/interviews', { says: /Your interviews could not be loaded/ }),
  unanswered({ ...journey, who: 'new', act: press('Switch to John') }, 'POST /user/set_character', {
    says: /Network error/,
    again: 'Switch to John',
    works: /Welcome aboard with John!/,
  }),
  unanswered(
    { screen: 'coach choice', path: '/learning-journey', who: 'without coach', act: press('Daisy') },
    'POST /user/set_character',
    { says: /Network error/, again: 'Daisy', works: /Welcome aboard with Daisy!/ },
  ),
  unanswered(
    {
      screen: 'coach choice',
      path: '/learning-journey',
      who: 'without coach',
      prepare: (page) => page.getByRole('button', { name: 'Daisy' }).waitFor(),
      act: press('Daisy'),
    },
    'GET /me',
    { says: cannotReach, works: /Ready to grow/ },
  ),
  unanswered({ screen: 'past talks', path: '/past-talks', who: 'practised' }, 'GET /user/conversations', {
    says: /Failed to load conversation history/,
  }),
  unanswered(
    {
      screen: 'past talks',
      path: '/past-talks',
      who: 'practised',
      prepare: (page) => page.getByRole('button', { name: 'Show older conversations' }).waitFor(),
      act: press('Show older conversations'),
    },
    'GET /user/conversations',
    { says: /Failed to load conversation history/ },
  ),
  unanswered({ screen: 'progress', path: '/progress', who: 'practised' }, 'GET /user/progress', {
    says: /Your progress could not be loaded/,
    works: /in seven days/,
  }),
  unanswered(
    { screen: 'progress', path: '/progress', who: 'practised', act: press('Save everything (JSON)') },
    'GET /user/export',
    { says: /Your data could not be saved/, again: 'Save everything (JSON)' },
  ),
  unanswered({ ...profile, who: 'practised' }, 'GET /user/level', {
    says: /We could not load the reasons for your level/,
  }),
  unanswered({ ...profile, prepare: edit, act: press('Save') }, 'PATCH /user/profile', {
    says: /Failed to save profile/,
    again: 'Save',
    works: /Profile saved/,
  }),
  unanswered({ ...profile, prepare: edit, act: press('Save') }, 'GET /me', { says: cannotReach, works: /Amina D\./ }),
  unanswered(
    {
      ...profile,
      prepare: press('Delete my account'),
      act: (page) => page.getByRole('alertdialog').getByRole('button', { name: 'Delete my account' }).click(),
    },
    'DELETE /user/delete',
    { says: /An error occurred while deleting your account/, again: 'Delete my account' },
  ),
  unanswered(
    {
      screen: 'profile setup',
      path: '/profile-setup',
      who: 'without profile',
      prepare: finishSetup,
      act: press('Finish setup'),
    },
    'POST /user/setup-profile',
    { says: /Failed to set up user profile/, again: 'Finish setup', works: /Who will you talk with/ },
  ),
  unanswered(
    {
      screen: 'profile setup',
      path: '/profile-setup',
      who: 'without profile',
      prepare: finishSetup,
      act: press('Finish setup'),
    },
    'GET /me',
    { says: cannotReach, works: /Who will you talk with/ },
  ),
  unanswered(
    { screen: 'plans', path: '/payment', who: 'practised', act: press('Start My Journey') },
    'POST /api/create-checkout-session',
    { says: /Payment error/, again: 'Start My Journey', works: /No money moves here/ },
  ),
  unanswered({ screen: 'plans', path: '/payment', who: 'practised' }, 'GET /api/capabilities', {
    says: /Start My Journey/,
    again: 'goes on',
  }),
  unanswered({ screen: 'plan', path: '/payment', who: 'with Plus' }, 'GET /api/plan', {
    says: /Your plan could not be loaded/,
    works: /It renews on/,
  }),
  unanswered(
    { screen: 'plan', path: '/payment', who: 'with Plus', act: press('Manage plan') },
    'POST /api/plan/manage',
    { says: /Your plan could not be opened/, again: 'Manage plan', works: /Cancel Plus/ },
  ),
  unanswered({ screen: 'back from paying', path: '/payment-success', who: 'practised' }, 'GET /me', {
    after: 1,
    says: /Look again/,
    again: 'Look again',
  }),
  unanswered(
    { screen: 'interview wizard', path: '/job-interview', who: 'new', prepare: wizard, act: press('Start Interview') },
    'POST /api/interview',
    {
      says: /We could not start your interview/,
      again: 'Start Interview',
      works: /Preparing your interview|HR is speaking/,
    },
  ),
];
