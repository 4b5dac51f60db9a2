import type { Practice } from '@sayso/api/contract/progress';
import { dayName } from '../../platform/calendar/days.ts';
import { dailyGoals, spokenOn } from '../../platform/practice/goals.ts';

const goal = dailyGoals.seconds / 60;

/** How much of today's ten minutes was spoken. */
const todaysMinutes = (seconds: number): string => {
  const minutes = Math.floor(seconds / 60);
  if (minutes < goal) return `${minutes} of ${goal} minutes today`;
  const more = minutes === goal ? '' : `, ${minutes} in all`;
  return `today’s ${goal} minutes reached${more}`;
};

/** When the learner was here last, and how much of today's goal is done: `Last session yesterday · 6 of 10 minutes today`. */
export const describeLastSession = (practice: readonly Practice[], today: string): string => {
  const [last] = practice;
  if (!last) return 'Start your first session now.';
  const name = dayName(last.date, today);
  const when = name === 'Today' || name === 'Yesterday' ? name.toLowerCase() : `on ${name}`;
  return `Last session ${when} · ${todaysMinutes(spokenOn(today, practice))}`;
};
