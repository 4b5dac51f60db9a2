import { VisuallyHidden } from '@sayso/ui/primitives/visually-hidden';
import * as styles from './CenteredPage.css.ts';

/** What stands there while a screen is on its way: still, because it is gone in a moment. */
export const LoadingPage = () => (
  <main className={styles.page} aria-busy="true">
    <VisuallyHidden role="status">Loading...</VisuallyHidden>
  </main>
);
