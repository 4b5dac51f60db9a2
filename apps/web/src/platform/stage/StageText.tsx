import { Heading } from '@sayso/ui/primitives/heading';
import type { ReactNode } from 'react';
import { focusWhereLost } from '../page/focus-on.ts';
import * as styles from './StageText.css.ts';

export interface StageTextProps {
  /** The transcript; a long one scrolls. */
  readonly children: ReactNode;
  /** The focus comes here where the button that was pressed went away. */
  readonly takesFocus?: boolean | undefined;
  /** Something else is read on a phone, in the same place. */
  readonly behind?: boolean;
}

/** The transcript, beside the stage on a desktop and under the coach on a phone. */
export const StageText = ({ children, takesFocus = false, behind = false }: StageTextProps) => (
  <div
    className={`${styles.text} ${behind ? styles.behind : ''}`}
    {...(takesFocus && { ref: focusWhereLost, tabIndex: -1 })}
  >
    <div className={styles.content}>
      <Heading level={2} size="3" className={styles.title}>
        What was said
      </Heading>
      {children}
    </div>
  </div>
);
