import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import * as styles from './StatusLine.css.ts';

export interface StatusLineProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Status in the words of the specification: 'Speak now...' */
  children: string;
  /** One quiet line beneath it. */
  detail?: ReactNode;
}

/** The status, large enough to read from afar, and announced when it changes. */
export function StatusLine({ children, detail, className, ...rest }: StatusLineProps) {
  return (
    <div role="status" aria-live="polite" aria-atomic="true" {...rest} className={cx(styles.root, className)}>
      <p className={styles.text}>{children}</p>
      {detail ? <p className={styles.detail}>{detail}</p> : null}
    </div>
  );
}
