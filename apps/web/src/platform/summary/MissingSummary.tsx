import type { CoachName } from '@sayso/api/contract/values';
import { Button } from '@sayso/ui/button';
import { Coach } from '@sayso/ui/coach';
import { EmptyState } from '@sayso/ui/empty-state';
import * as styles from './summary.css.ts';

export interface MissingSummaryProps {
  readonly coach: CoachName;
  readonly title: string;
  readonly text: string;
  /** Asking again may help. */
  readonly canRetry?: boolean;
  readonly onRetry: () => void;
  readonly onHome: () => void;
}

/** Replaces a summary that does not exist: says why, and links to practice. */
export const MissingSummary = ({ coach, title, text, canRetry = false, onRetry, onHome }: MissingSummaryProps) => (
  <main className={styles.centered}>
    <EmptyState
      level={1}
      title={title}
      description={text}
      picture={<Coach name={coach} size="lg" state={canRetry ? 'thinking' : 'sleeping'} decorative />}
      action={
        <>
          {canRetry ? (
            <Button icon="refresh" onClick={onRetry}>
              Try again
            </Button>
          ) : null}
          <Button tone={canRetry ? 'quiet' : 'ink'} onClick={onHome}>
            Back to Home
          </Button>
        </>
      }
    />
  </main>
);
