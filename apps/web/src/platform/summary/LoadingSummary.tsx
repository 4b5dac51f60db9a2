import { Button } from '@sayso/ui/button';
import { Card } from '@sayso/ui/card';
import { Heading } from '@sayso/ui/primitives/heading';
import { Text } from '@sayso/ui/primitives/text';
import { Skeleton } from '@sayso/ui/skeleton';
import { TakesLonger } from '../loading/TakesLonger.tsx';
import * as styles from './summary.css.ts';

export interface LoadingSummaryProps {
  /**
   * The line below the heading.
   * @default 'Your summary is coming.'
   */
  readonly children?: string;
  readonly onHome: () => void;
}

/** Replaces a summary that is being written: it may take a while, and the learner need not stay. */
export const LoadingSummary = ({ children = 'Your summary is coming.', onHome }: LoadingSummaryProps) => (
  <main className={styles.page} aria-busy="true">
    <header className={styles.head}>
      <Heading level={1}>Loading your progress...</Heading>
      <div role="status">
        <Text tone="soft">{children}</Text>
        <TakesLonger />
      </div>
    </header>
    <div className={styles.columns}>
      <Card kind="summary">
        <Skeleton lines={5} />
      </Card>
      <Card kind="summary">
        <Skeleton lines={3} />
      </Card>
    </div>
    <Button tone="quiet" className={styles.wayOut} onClick={onHome}>
      Back to Home
    </Button>
  </main>
);
