import { Card } from '@sayso/ui/card';
import { Heading } from '@sayso/ui/primitives/heading';
import { Text } from '@sayso/ui/primitives/text';
import { Skeleton } from '@sayso/ui/skeleton';
import * as styles from './summary.css.ts';

/** In place of a summary that is on its way. */
export const LoadingSummary = () => (
  <main className={styles.page} aria-busy="true">
    <header className={styles.head}>
      <Heading level={1}>Looking back...</Heading>
      <Text role="status" tone="soft">
        Your summary is on its way.
      </Text>
    </header>
    <div className={styles.columns}>
      <Card kind="summary">
        <Skeleton lines={5} />
      </Card>
      <Card kind="summary">
        <Skeleton lines={3} />
      </Card>
    </div>
  </main>
);
