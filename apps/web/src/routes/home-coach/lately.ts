import type { Practice } from '@sayso/api/contract/progress';
import { dayName } from '../../shell/days.ts';
import { dailyGoals, secondsOn } from '../../shell/goals.ts';

/** When the learner was here last, and how much of today's ten minutes is done: `Last session yesterday · 6 of 10 minutes today`. */
export const lately = (practice: readonly Practice[], today: string): string => {
  const [last] = practice;
  if (!last) return 'Your first session is a few words away.';
  const name = dayName(last.date, today);
  const when = name === 'Today' || name === 'Yesterday' ? name.toLowerCase() : `on ${name}`;
  return `Last session ${when} · ${Math.floor(secondsOn(today, practice) / 60)} of ${dailyGoals.seconds / 60} minutes today`;
};
