import type { Profile } from '@sayso/api/contract/profile';
import type { Practice } from '@sayso/api/contract/progress';
import type { CoachName } from '@sayso/api/contract/values';
import type { QueryState } from '@sayso/api/react';
import { Heading } from '@sayso/ui/primitives/heading';
import * as styles from './JourneyPage.css.ts';
import type { Together } from './journey.ts';
import { CoachPanel } from './parts/CoachPanel.tsx';
import { DoneTogether } from './parts/DoneTogether.tsx';
import { NextSteps } from './parts/NextSteps.tsx';
import { PastInterviews, type PastInterviewsProps } from './parts/PastInterviews.tsx';

export interface JourneyPageProps {
  readonly profile: Profile;
  readonly coach: CoachName;
  /** The coach being changed to. */
  readonly changingTo: CoachName | null;
  readonly practice: QueryState<readonly Practice[]>;
  /** Everything with this coach, where the server adds it up. */
  readonly together?: Together | null;
  readonly interviews: PastInterviewsProps['interviews'];
  /** The learner's own date, `YYYY-MM-DD`. */
  readonly today: string;
  readonly onChoose: (coach: CoachName) => void;
  readonly onRetry: () => void;
}

/** /learning-journey once there is a coach: who it is, what comes next, and what was done together. */
export const JourneyPage = ({
  profile,
  coach,
  changingTo,
  practice,
  together = null,
  interviews,
  today,
  onChoose,
  onRetry,
}: JourneyPageProps) => (
  <main className={styles.page}>
    <Heading level={1} className={styles.title}>
      Your journey with {changingTo ?? coach}
    </Heading>
    <CoachPanel coach={changingTo ?? coach} busy={changingTo !== null} onChoose={onChoose} />
    <div className={styles.column}>
      {practice.status === 'success' ? (
        <NextSteps profile={profile} coach={coach} practice={practice.data} today={today} />
      ) : null}
      <PastInterviews interviews={interviews} today={today} />
      <DoneTogether coach={coach} practice={practice} together={together} today={today} onRetry={onRetry} />
    </div>
  </main>
);
