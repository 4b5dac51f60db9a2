import { Button } from '@sayso/ui/button';
import { Card } from '@sayso/ui/card';
import { Heading } from '@sayso/ui/primitives/heading';
import { Text } from '@sayso/ui/primitives/text';
import { Skeleton } from '@sayso/ui/skeleton';
import * as styles from './summary.css.ts';
import { TakesLonger } from './TakesLonger.tsx';

export interface LoadingSummaryProps {
  /** Who is at work on it. */
  readonly children?: string;
  readonly onHome: () => void;
}

/** In place of a summary that is on its way: it may take a while, and the learner need not stay. */
export const LoadingSummary = ({ children = 'Your summary is on its way.', onHome }: LoadingSummaryProps) => (
  <main className={styles.page} aria-busy="true">
    <header className={styles.head}>
      <Heading level={1}>Looking back...</Heading>
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
