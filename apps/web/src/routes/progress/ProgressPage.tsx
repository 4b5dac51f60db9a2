import type { Profile } from '@sayso/api/contract/profile';
import { Badge } from '@sayso/ui/badge';
import { Card } from '@sayso/ui/card';
import { Heading } from '@sayso/ui/primitives/heading';
import { Text } from '@sayso/ui/primitives/text';
import { Skeleton } from '@sayso/ui/skeleton';
import { counted, spokenTime } from '../../shell/days.ts';
import { LoadFailure } from '../../shell/LoadFailure.tsx';
import type { LoadedState } from '../../shell/loaded.ts';
import { Calendar } from './Calendar.tsx';
import { ComesBack } from './ComesBack.tsx';
import * as styles from './ProgressPage.css.ts';
import { type Progress, sumOf } from './progress.ts';
import { Rhythm } from './Rhythm.tsx';
import { Today } from './Today.tsx';
import { Week } from './Week.tsx';
import { type ExportFormat, YourData } from './YourData.tsx';

export interface ProgressPageProps {
  readonly profile: Profile;
  readonly progress: LoadedState<Progress>;
  /** The file that is on its way. */
  readonly saving: ExportFormat | null;
  readonly onSave: (format: ExportFormat) => void;
  readonly onRetry: () => void;
}

/** /progress: today, the week, the calendar, and what comes back. */
export const ProgressPage = ({ profile, progress, saving, onSave, onRetry }: ProgressPageProps) => (
  <main className={styles.page} aria-busy={progress.status === 'loading'}>
    <header className={styles.head}>
      <div className={styles.words}>
        <Heading level={1}>Your week in words</Heading>
        <Text tone="soft" role="status">
          {progress.status === 'loaded' ? weekInWords(progress.value) : null}
          {progress.status === 'loading' ? 'Looking back...' : null}
        </Text>
      </div>
      <Badges profile={profile} more={progress.status === 'loaded' ? progress.value.more : null} />
    </header>
    {progress.status === 'failed' ? (
      <LoadFailure
        coach={profile.selected_character ?? 'John'}
        title="Your progress could not be loaded"
        onRetry={onRetry}
      >
        Nothing you did is lost. Check your connection and try again.
      </LoadFailure>
    ) : progress.status === 'loading' ? (
      <Card kind="stat">
        <Skeleton lines={6} />
      </Card>
    ) : (
      <>
        <div className={styles.charts}>
          <Today days={progress.value.days} />
          <Week days={progress.value.days} />
        </div>
        <Rhythm progress={progress.value} />
        <Calendar progress={progress.value} />
        {progress.value.more ? (
          <>
            <ComesBack errors={progress.value.more.errors} />
            <YourData saving={saving} onSave={onSave} />
          </>
        ) : null}
      </>
    )}
  </main>
);

/** What the server has just added up counts before the profile, which may be minutes old. */
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
  const { phrases, spokenSeconds, sessions } = sumOf(days.slice(-7));
  if (sessions === 0) return 'Nothing in the last seven days. One sentence is a beginning.';
  return `${counted(phrases, 'phrase')}, ${spokenTime(spokenSeconds)} spoken, ${counted(sessions, 'session')} in seven days.`;
};
