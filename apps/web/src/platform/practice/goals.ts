import type { Profile } from '@sayso/api/contract/profile';
import type { Practice } from '@sayso/api/contract/progress';

/** Daily goals: 30 XP, 100 phrases, 600 s. */
export const dailyGoals = { xp: 30, phrases: 100, seconds: 600 } as const;

/** Seconds that the learner spoke on this date. */
export const spokenOn = (date: string, practice: readonly Practice[]): number =>
  practice.reduce((sum, session) => (session.date === date ? sum + session.spokenSeconds : sum), 0);

/** How far a daily goal is: `6 / 10 min`, `10 min reached`, `10 min reached, +2 min`. */
export const towardsGoal = (value: number, goal: number, unit = ''): string => {
  const said = (count: number): string => `${count.toLocaleString('en-GB')}${unit}`;
  if (value < goal) return `${value.toLocaleString('en-GB')} / ${said(goal)}`;
  return value === goal ? `${said(goal)} reached` : `${said(goal)} reached, +${said(value - goal)}`;
};

/** The next level, the XP it begins at, and how many are left. */
export const toNextLevel = ({ level, total_xp }: Pick<Profile, 'level' | 'total_xp'>) => {
  const at = (level + 1) * 100;
  return { level: level + 1, at, left: Math.max(0, at - total_xp) };
};
