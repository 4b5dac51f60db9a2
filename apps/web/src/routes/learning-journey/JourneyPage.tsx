import type { Profile } from '@sayso/api/contract/profile';
import type { Practice } from '@sayso/api/contract/progress';
import type { CoachName } from '@sayso/api/contract/values';
import { Heading } from '@sayso/ui/primitives/heading';
import type { LoadedState } from '../../shell/loaded.ts';
import { CoachPanel } from './CoachPanel.tsx';
import { DoneTogether } from './DoneTogether.tsx';
import * as styles from './JourneyPage.css.ts';
import { NextSteps } from './NextSteps.tsx';

export interface JourneyPageProps {
  readonly profile: Profile;
  readonly coach: CoachName;
  /** The coach being changed to. */
  readonly changingTo: CoachName | null;
  readonly practice: LoadedState<readonly Practice[]>;
  /** The learner's own date, `YYYY-MM-DD`. */
  readonly today: string;
  readonly onChoose: (coach: CoachName) => void;
  readonly onRetry: () => void;
}

/** /learning-journey once there is a coach: who it is, what comes next, and what was done together. */
export const JourneyPage = ({ profile, coach, changingTo, practice, today, onChoose, onRetry }: JourneyPageProps) => (
  <main className={styles.page}>
    <Heading level={1} className={styles.title}>
      Your journey with {changingTo ?? coach}
    </Heading>
    <CoachPanel coach={changingTo ?? coach} busy={changingTo !== null} onChoose={onChoose} />
    <div className={styles.column}>
      {practice.status === 'loaded' ? (
        <NextSteps profile={profile} coach={coach} practice={practice.value} today={today} />
      ) : null}
      <DoneTogether coach={coach} practice={practice} today={today} onRetry={onRetry} />
    </div>
  </main>
);
