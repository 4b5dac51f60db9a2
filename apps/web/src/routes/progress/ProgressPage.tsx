import type { Profile } from '@sayso/api/contract/profile';
import type { Practice } from '@sayso/api/contract/progress';
import { Badge } from '@sayso/ui/badge';
import { Button } from '@sayso/ui/button';
import { Card } from '@sayso/ui/card';
import { Notice } from '@sayso/ui/notice';
import { Heading } from '@sayso/ui/primitives/heading';
import { Text } from '@sayso/ui/primitives/text';
import { Skeleton } from '@sayso/ui/skeleton';
import { counted, datesUpTo, spokenTime } from '../../shell/days.ts';
import type { LoadedState } from '../../shell/loaded.ts';
import { Calendar } from './Calendar.tsx';
import * as styles from './ProgressPage.css.ts';
import { sumOf, totalsOf } from './progress.ts';
import { Today } from './Today.tsx';
import { Week } from './Week.tsx';

export interface ProgressPageProps {
  readonly profile: Profile;
  readonly practice: LoadedState<readonly Practice[]>;
  /** The learner's own date, `YYYY-MM-DD`. */
  readonly today: string;
  readonly onRetry: () => void;
}

/** /progress: today, the week and the calendar. */
export const ProgressPage = ({ profile, practice, today, onRetry }: ProgressPageProps) => (
  <main className={styles.page} aria-busy={practice.status === 'loading'}>
    <header className={styles.head}>
      <div className={styles.words}>
        <Heading level={1}>Your week in words</Heading>
        <Text tone="soft" role="status">
          {practice.status === 'loaded' ? weekInWords(practice.value, today) : null}
          {practice.status === 'loading' ? 'Looking back...' : null}
        </Text>
      </div>
      <div className={styles.badges}>
        <Badge size="standard">{profile.total_xp.toLocaleString('en-GB')} XP</Badge>
        {profile.streak > 0 ? (
          <Badge size="standard" tone="daisy">
            {profile.streak}-day streak
          </Badge>
        ) : null}
      </div>
    </header>
    {practice.status === 'failed' ? (
      <div className={styles.failed}>
        <Notice tone="error">Your progress could not be loaded. Check your connection and try again.</Notice>
        <Button tone="quiet" icon="refresh" onClick={onRetry}>
          Try again
        </Button>
      </div>
    ) : practice.status === 'loading' ? (
      <Card kind="stat">
        <Skeleton lines={6} />
      </Card>
    ) : (
      <>
        <div className={styles.charts}>
          <Today practice={practice.value} today={today} />
          <Week practice={practice.value} today={today} />
        </div>
        <Calendar practice={practice.value} today={today} />
      </>
    )}
  </main>
);

const weekInWords = (practice: readonly Practice[], today: string): string => {
  const { phrases, seconds, sessions } = sumOf(totalsOf(practice, datesUpTo(today, 7)));
  if (sessions === 0) return 'Nothing in the last seven days. One sentence is a beginning.';
  return `${counted(phrases, 'phrase')}, ${spokenTime(seconds)}, ${counted(sessions, 'session')} in seven days.`;
};
