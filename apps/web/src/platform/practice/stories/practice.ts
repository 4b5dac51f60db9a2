import type { Practice } from '@sayso/api/contract/progress';

/** The day on which the stories are looked at. */
export const storyToday = '2026-11-20';

/** Creates one conversation, with some change. */
export const createPractice = (change: Partial<Practice> = {}): Practice => ({
  id: null,
  date: storyToday,
  seconds: 360,
  xp: 36,
  phrases: 24,
  kind: 'conversation',
  coach: 'Daisy',
  recap: 'You talked about your weekend: a film with your sister, and a long walk by the river.',
  tip: null,
  ...change,
  spokenSeconds: change.spokenSeconds ?? change.seconds ?? 360,
});

/** Three weeks of a learner who comes nearly every day. */
export const aminasPractice: readonly Practice[] = [
  createPractice({ tip: 'Yesterday is finished, so say “I went”, not “I go”.' }),
  createPractice({
    date: '2026-11-19',
    seconds: 540,
    xp: 54,
    phrases: 41,
    recap: 'You told Daisy how you found your job.',
  }),
  createPractice({ date: '2026-11-19', seconds: 95, xp: 9, phrases: 5, kind: 'pronunciation', recap: null }),
  createPractice({
    date: '2026-11-18',
    seconds: 200,
    xp: 20,
    phrases: 15,
    coach: 'John',
    recap: 'You practised a call.',
  }),
  createPractice({ date: '2026-11-16', seconds: 620, xp: 62, phrases: 48, recap: 'You planned a trip to Lisbon.' }),
  createPractice({ date: '2026-11-15', seconds: 150, xp: 15, phrases: 12 }),
  createPractice({ date: '2026-11-14', seconds: 300, xp: 30, phrases: 22 }),
  createPractice({ date: '2026-11-09', seconds: 45, xp: 4, phrases: 3 }),
  createPractice({ date: '2026-11-03', seconds: 700, xp: 70, phrases: 55 }),
];
