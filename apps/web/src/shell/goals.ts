import type { Profile } from '@sayso/api/contract/profile';
import type { Practice } from '@sayso/api/contract/progress';

/** Daily goals (spec §9): 30 XP, 100 phrases, 600 s. */
export const dailyGoals = { xp: 30, phrases: 100, seconds: 600 } as const;

/** Seconds that were practised on this date. */
export const secondsOn = (date: string, practice: readonly Practice[]): number =>
  practice.reduce((sum, session) => (session.date === date ? sum + session.seconds : sum), 0);

/** The next level, the XP it begins at, and how many are left (spec §9 "Home XP bar"). */
export const toNextLevel = ({ level, total_xp }: Pick<Profile, 'level' | 'total_xp'>) => {
  const at = (level + 1) * 100;
  return { level: level + 1, at, left: Math.max(0, at - total_xp) };
};
