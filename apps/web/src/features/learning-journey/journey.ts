import type { AnswerOf } from '@sayso/api/contract/endpoint';
import type { Profile } from '@sayso/api/contract/profile';
import type { getTotals, Practice } from '@sayso/api/contract/progress';
import type { CoachName } from '@sayso/api/contract/values';
import { stripTags } from '@sayso/voice/conversation';
import { spokenTime } from '../../platform/calendar/days.ts';
import { dailyGoals, spokenOn } from '../../platform/practice/goals.ts';

/** The sum of the sessions of a learner with a coach. */
export interface Together {
  readonly conversations: number;
  /** How long the learner spoke. */
  readonly spokenSeconds: number;
  readonly phrases: number;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Finds the sum of the sessions with this coach, where the server adds it up; nothing yet where it names the coach nowhere. */
export const findTogether = (coach: CoachName, totals: AnswerOf<typeof getTotals>['coaches']): Together => {
  const own = totals.find((total) => total.coach === coach);
  if (!own) return { conversations: 0, spokenSeconds: 0, phrases: 0 };
  const { conversations, phrases, spoken_seconds = own.seconds } = own;
  return { conversations, spokenSeconds: spoken_seconds, phrases };
};

/** Counts what was practised with this coach; a session that names no coach counts for the chosen coach. */
export const sumTogether = (coach: CoachName, practice: readonly Practice[]): Together => {
  const own = practice.filter((session) => session.coach === null || session.coach === coach);
  return {
    conversations: own.filter(({ kind }) => kind === 'conversation').length,
    spokenSeconds: sum(own.map(({ spokenSeconds }) => spokenSeconds)),
    phrases: sum(own.map(({ phrases }) => phrases)),
  };
};

/** Describes the rest of today's ten minutes. */
export const todaysInvitation = (practice: readonly Practice[], profile: Profile, today: string): string => {
  const done = spokenOn(today, practice);
  if (done >= dailyGoals.seconds) return `${spokenTime(done)} today: your goal is reached. Well done!`;
  // Whole minutes, as the other pages count what is done: what they call 0 of 10 minutes leaves 10.
  const left = Math.ceil((dailyGoals.seconds - done) / 60);
  if (practice.some(({ date }) => date === today)) return `${left} min more today, and your ten minutes are full.`;
  if (profile.streak > 0) return `Ten minutes today make it ${profile.streak + 1} days in a row.`;
  return 'Practise ten minutes today to start a new streak.';
};

/** Without HTML tags; null where nothing is left. */
const inWords = (text: string | null): string | null => stripTags(text ?? '') || null;

/** The last thing that a coach advised. */
export const latestTip = (practice: readonly Practice[]): string | null =>
  practice.map(({ tip }) => inWords(tip)).find((tip) => tip !== null) ?? null;

/** Reads the subject of a session; null where the server does not say. */
export const readRecap = ({ recap }: Practice): string | null => inWords(recap);
