import { Heading } from '@sayso/ui/primitives/heading';
import type { ReactNode } from 'react';
import * as styles from './StageText.css.ts';

export interface StageTextProps {
  /** What was said, as long as it may be: it scrolls. */
  readonly children: ReactNode;
}

/** What was said, beside the stage on a desktop and under the coach on a phone. */
export const StageText = ({ children }: StageTextProps) => (
  <div className={styles.text}>
    <div className={styles.room}>
      <Heading level={2} size="3" className={styles.title}>
        What was said
      </Heading>
      {children}
    </div>
  </div>
);
