import type { CoachName, CoachProps, CoachState } from '@sayso/ui/coach';
import { Heading } from '@sayso/ui/primitives/heading';
import { Text } from '@sayso/ui/primitives/text';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import * as styles from './CenteredPage.css.ts';

/** Fetched apart from the words: they may have to say that the network is gone, and then stand without a face. */
const Coach = lazy(
  (): Promise<{ default: ComponentType<CoachProps> }> =>
    import('@sayso/ui/coach').then(
      (module) => ({ default: module.Coach }),
      () => ({ default: () => null }),
    ),
);

export interface CenteredPageProps {
  readonly coach: CoachName;
  readonly state?: CoachState;
  readonly title: string;
  readonly text: string;
  /** The next steps. */
  readonly children?: ReactNode;
}

/** One face, one sentence, one way on: for everything that is not a screen of its own. */
export const CenteredPage = ({ coach, state = 'idle', title, text, children }: CenteredPageProps) => (
  <main className={styles.page}>
    <Suspense fallback={<span className={styles.face} data-pending="face" />}>
      <Coach name={coach} state={state} size="lg" decorative />
    </Suspense>
    <div className={styles.text}>
      <Heading level={1} size="2">
        {title}
      </Heading>
      <Text tone="soft">{text}</Text>
    </div>
    {children}
  </main>
);
