import type { Profile } from '@sayso/api/contract/profile';
import type { QueryState } from '@sayso/api/react';
import { Badge } from '@sayso/ui/badge';
import { Card } from '@sayso/ui/card';
import { Heading } from '@sayso/ui/primitives/heading';
import { Text } from '@sayso/ui/primitives/text';
import { Skeleton } from '@sayso/ui/skeleton';
import { counted, spokenTime } from '../../platform/calendar/days.ts';
import { LoadFailure } from '../../platform/loading/LoadFailure.tsx';
import { WhenLoaded } from '../../platform/loading/WhenLoaded.tsx';
import * as styles from './ProgressPage.css.ts';
import { Calendar } from './parts/Calendar.tsx';
import { RecurringMistakes } from './parts/RecurringMistakes.tsx';
import { Rhythm } from './parts/Rhythm.tsx';
import { TodaysGoals } from './parts/TodaysGoals.tsx';
import { Week } from './parts/Week.tsx';
import { type ExportFormat, YourData } from './parts/YourData.tsx';
import { type Progress, sumDays } from './progress.ts';

export interface ProgressPageProps {
  readonly profile: Profile;
  readonly progress: QueryState<Progress>;
  /** The file that is on its way. */
  readonly saving: ExportFormat | null;
  readonly onSave: (format: ExportFormat) => void;
  readonly onRetry: () => void;
}

/** /progress: today, the week, the calendar, and what comes back. */
export const ProgressPage = ({ profile, progress, saving, onSave, onRetry }: ProgressPageProps) => (
  <main className={styles.page} aria-busy={progress.status === 'pending'}>
    <header className={styles.head}>
      <div className={styles.words}>
        <Heading level={1}>Your week in words</Heading>
        <Text tone="soft" role="status">
          {progress.status === 'success' ? weekInWords(progress.data) : null}
          {progress.status === 'pending' ? 'Loading your progress...' : null}
        </Text>
      </div>
      <Badges profile={profile} more={progress.status === 'success' ? progress.data.more : null} />
    </header>
    <WhenLoaded
      state={progress}
      pending={
        <Card kind="stat">
          <Skeleton lines={6} />
        </Card>
      }
      failure={
        <LoadFailure
          coach={profile.selected_character ?? 'John'}
          title="Your progress could not be loaded"
          onRetry={onRetry}
        >
          Nothing you did is lost. Check your connection and try again.
        </LoadFailure>
      }
    >
      {(data) => (
        <>
          <div className={styles.charts}>
            <TodaysGoals days={data.days} />
            <Week days={data.days} />
          </div>
          <Rhythm progress={data} />
          <Calendar progress={data} />
          {data.more ? (
            <>
              <RecurringMistakes errors={data.more.errors} />
              <YourData saving={saving} onSave={onSave} />
            </>
          ) : null}
        </>
      )}
    </WhenLoaded>
  </main>
);

/** The badges. Figures that the server has just added up have priority over the profile, which may be minutes old. */
const Badges = ({ profile, more }: Pick<ProgressPageProps, 'profile'> & Pick<Progress, 'more'>) => {
  const { totalXp, streak } = more ?? { totalXp: profile.total_xp, streak: profile.streak };
  return (
    <div className={styles.badges}>
      <Badge size="standard">{totalXp.toLocaleString('en-GB')} XP</Badge>
      {streak > 0 ? (
        <Badge size="standard" tone="daisy">
          {streak.toLocaleString('en-GB')}-day streak
        </Badge>
      ) : null}
    </div>
  );
};

const weekInWords = ({ days }: Progress): string => {
  const { phrases, spokenSeconds, sessions } = sumDays(days.slice(-7));
  if (sessions === 0) return 'No practice in the last seven days. Start with one sentence.';
  return `${counted(phrases, 'phrase')}, ${spokenTime(spokenSeconds)} spoken, ${counted(sessions, 'session')} in seven days.`;
};
