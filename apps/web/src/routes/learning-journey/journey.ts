import type { Profile } from '@sayso/api/contract/profile';
import type { Practice } from '@sayso/api/contract/progress';
import type { CoachName } from '@sayso/api/contract/values';
import { spokenTime } from '../../shell/days.ts';
import { dailyGoals, secondsOn } from '../../shell/goals.ts';

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
  const done = secondsOn(today, practice);
  if (done >= dailyGoals.seconds) return `${spokenTime(done)} today: your goal is reached. One more is a present.`;
  if (done > 0) return `${spokenTime(dailyGoals.seconds - done)} more today, and your ten minutes are full.`;
  if (profile.streak > 0) return `Ten minutes today make it ${profile.streak + 1} days in a row.`;
  return 'Ten minutes today begin a new streak.';
};

/** The last thing that a coach advised. */
export const latestTip = (practice: readonly Practice[]): string | null =>
  practice.find(({ tip }) => tip !== null)?.tip ?? null;

/** Whether what was said can be read again. */
export const isTalk = ({ kind }: Practice): boolean => kind === 'conversation' || kind === 'text';
