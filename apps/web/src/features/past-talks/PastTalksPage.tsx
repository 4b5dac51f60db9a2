import type { CoachName } from '@sayso/api/contract/values';
import { Card } from '@sayso/ui/card';
import { Coach } from '@sayso/ui/coach';
import { EmptyState } from '@sayso/ui/empty-state';
import { LinkButton } from '@sayso/ui/link-button';
import { Heading } from '@sayso/ui/primitives/heading';
import { VisuallyHidden } from '@sayso/ui/primitives/visually-hidden';
import { Skeleton } from '@sayso/ui/skeleton';
import { LoadFailure } from '../../platform/loading/LoadFailure.tsx';
import { AppLink } from '../../platform/navigation/AppLink.tsx';
import * as styles from './PastTalksPage.css.ts';
import { Talks } from './parts/Talks.tsx';
import type { PastTalksState } from './past-talks.ts';

export interface PastTalksPageProps {
  /** The coach that the learner talks with now. */
  readonly coach: CoachName;
  readonly state: PastTalksState;
  /** The conversation that the address names. */
  readonly openId: string | null;
  /** The learner's own date, `YYYY-MM-DD`. */
  readonly today: string;
  readonly onRetry: () => void;
  readonly onEarlier: () => void;
}

/** Past conversations day by day, and the one that is being read. */
export const PastTalksPage = ({ coach, state, openId, today, onRetry, onEarlier }: PastTalksPageProps) => {
  if (state.status === 'success' && state.data.talks.length > 0) {
    return <Talks {...state.data} coach={coach} openId={openId} today={today} onEarlier={onEarlier} />;
  }
  if (state.status === 'success') return <NoTalks coach={coach} />;
  return (
    <main className={styles.page} aria-busy={state.status === 'pending'}>
      <Heading level={1} className={styles.title}>
        Past talks
      </Heading>
      {state.status === 'pending' ? (
        <>
          <VisuallyHidden role="status">Loading your past talks...</VisuallyHidden>
          <div className={styles.waiting}>
            <Skeleton shape="card" />
            <Skeleton shape="card" />
            <Skeleton shape="card" />
          </div>
          <Card kind="summary" className={styles.onDesktop}>
            <Skeleton lines={8} />
          </Card>
        </>
      ) : (
        <div className={styles.failed}>
          <LoadFailure onRetry={onRetry}>
            Failed to load conversation history. Check your connection and try again.
          </LoadFailure>
        </div>
      )}
    </main>
  );
};

const NoTalks = ({ coach }: { readonly coach: CoachName }) => (
  <main className={styles.alone}>
    <EmptyState
      level={1}
      picture={<Coach name={coach} size="lg" decorative />}
      title="No talks yet"
      description={`What you and ${coach} say to each other will stand here, word by word, to be read again.`}
      action={
        <LinkButton href={`/conversation/${coach}`} component={AppLink}>
          Talk with {coach}
        </LinkButton>
      }
    />
  </main>
);
