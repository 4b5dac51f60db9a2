import { Text } from '@sayso/ui/primitives/text';
import * as page from './CenteredPage.css.ts';
import * as styles from './LoadingPage.css.ts';
import { TakesLonger, type TakesLongerProps } from './TakesLonger.tsx';

/** Stands there while a screen is on its way: empty for a moment, then in words. */
export const LoadingPage = (props: TakesLongerProps) => (
  <main className={page.page} aria-busy="true">
    <div role="status" className={styles.words}>
      <Text tone="soft">Loading...</Text>
      <TakesLonger {...props} />
    </div>
  </main>
);
