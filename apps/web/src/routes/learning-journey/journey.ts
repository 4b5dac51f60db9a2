import type { AnswerOf } from '@sayso/api/contract/endpoint';
import type { Profile } from '@sayso/api/contract/profile';
import type { getTotals, Practice } from '@sayso/api/contract/progress';
import type { CoachName } from '@sayso/api/contract/values';
import { stripTags } from '@sayso/voice/conversation';
import { spokenTime } from '../../shell/days.ts';
import { dailyGoals, spokenOn } from '../../shell/goals.ts';

/** What a learner and a coach have done together. */
export interface Together {
  readonly conversations: number;
  /** How long the learner spoke. */
  readonly spokenSeconds: number;
  readonly phrases: number;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** What was practised with this coach, where the server adds it up; nothing yet where it names the coach nowhere. */
export const togetherOf = (coach: CoachName, totals: AnswerOf<typeof getTotals>['coaches']): Together => {
  const own = totals.find((total) => total.coach === coach);
  if (!own) return { conversations: 0, spokenSeconds: 0, phrases: 0 };
  const { conversations, phrases, spoken_seconds = own.seconds } = own;
  return { conversations, spokenSeconds: spoken_seconds, phrases };
};

/** Counts what was practised with this coach; a session that names no coach counts for whoever is chosen. */
export const togetherWith = (coach: CoachName, practice: readonly Practice[]): Together => {
  const own = practice.filter((session) => session.coach === null || session.coach === coach);
  return {
    conversations: own.filter(({ kind }) => kind === 'conversation').length,
    spokenSeconds: sum(own.map(({ spokenSeconds }) => spokenSeconds)),
    phrases: sum(own.map(({ phrases }) => phrases)),
  };
};

/** What is left of today's ten minutes, in words. */
export const todaysInvitation = (practice: readonly Practice[], profile: Profile, today: string): string => {
  const done = spokenOn(today, practice);
  if (done >= dailyGoals.seconds) return `${spokenTime(done)} today: your goal is reached. Well done!`;
  // Whole minutes, as the other pages count what is done: what they call 0 of 10 minutes leaves 10.
  const left = Math.ceil((dailyGoals.seconds - done) / 60);
  if (practice.some(({ date }) => date === today)) return `${left} min more today, and your ten minutes are full.`;
  if (profile.streak > 0) return `Ten minutes today make it ${profile.streak + 1} days in a row.`;
  return 'Ten minutes today begin a new streak.';
};

/** Without HTML tags (spec §5); null where nothing is left. */
const inWords = (text: string | null): string | null => stripTags(text ?? '') || null;

/** The last thing that a coach advised. */
export const latestTip = (practice: readonly Practice[]): string | null =>
  practice.map(({ tip }) => inWords(tip)).find((tip) => tip !== null) ?? null;

/** What a session was about; null where nobody says. */
export const recapOf = ({ recap }: Practice): string | null => inWords(recap);
