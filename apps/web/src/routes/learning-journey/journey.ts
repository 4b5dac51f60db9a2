import type { Profile } from '@sayso/api/contract/profile';
import type { Practice } from '@sayso/api/contract/progress';
import type { CoachName } from '@sayso/api/contract/values';
import { spokenTime } from '../../shell/days.ts';

/** Seconds a day that the goal asks for (spec §9 "Daily goals"). */
const dailySeconds = 600;

/** What a learner and a coach have done together. */
export interface Together {
  readonly conversations: number;
  readonly seconds: number;
  readonly phrases: number;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Counts what was practised with this coach; a session that names no coach counts for whoever is chosen. */
export const togetherWith = (coach: CoachName, practice: readonly Practice[]): Together => {
  const own = practice.filter((session) => session.coach === null || session.coach === coach);
  return {
    conversations: own.filter(({ kind }) => kind === 'conversation').length,
    seconds: sum(own.map(({ seconds }) => seconds)),
    phrases: sum(own.map(({ phrases }) => phrases)),
  };
};

/** What is left of today's ten minutes, in words. */
export const todaysInvitation = (practice: readonly Practice[], profile: Profile, today: string): string => {
  const done = sum(practice.filter(({ date }) => date === today).map(({ seconds }) => seconds));
  if (done >= dailySeconds) return `${spokenTime(done)} today: your goal is reached. One more is a present.`;
  if (done > 0) return `${spokenTime(dailySeconds - done)} more today, and your ten minutes are full.`;
  if (profile.streak > 0) return `Ten minutes today make it ${profile.streak + 1} days in a row.`;
  return 'Ten minutes today begin a new streak.';
};

/** XP until the next level (spec §9 "Home XP bar"). */
export const toNextLevel = ({ level, total_xp }: Profile) => {
  const at = (level + 1) * 100;
  return { level: level + 1, at, left: Math.max(0, at - total_xp) };
};

/** The last thing that a coach advised. */
export const latestTip = (practice: readonly Practice[]): string | null =>
  practice.find(({ tip }) => tip !== null)?.tip ?? null;
