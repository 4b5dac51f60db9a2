import type { Practice } from '@sayso/api/contract/progress';
import { dayName } from '../../shell/days.ts';

/** Minutes a day that the goal asks for (spec §9 "Daily goals": 600 s). */
const goalMinutes = 10;

/** When the learner was here last, and how much of today's ten minutes is done: `Last session yesterday · 6 of 10 minutes today`. */
export const lately = (practice: readonly Practice[], today: string): string => {
  const [last] = practice;
  if (!last) return 'Your first session is a few words away.';
  const seconds = practice.filter(({ date }) => date === today).reduce((sum, session) => sum + session.seconds, 0);
  const name = dayName(last.date, today);
  const when = name === 'Today' || name === 'Yesterday' ? name.toLowerCase() : `on ${name}`;
  return `Last session ${when} · ${Math.floor(seconds / 60)} of ${goalMinutes} minutes today`;
};
