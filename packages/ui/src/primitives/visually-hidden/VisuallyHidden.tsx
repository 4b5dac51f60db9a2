import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from '../../internal/cx.ts';
import * as styles from './VisuallyHidden.css.ts';

export type VisuallyHiddenProps = HTMLAttributes<HTMLElement> & {
  /**
   * Element that is rendered.
   * @default 'span'
   */
  as?: 'span' | 'div' | 'p' | 'h1' | 'h2' | 'h3' | undefined;
  children?: ReactNode;
  ref?: Ref<HTMLElement> | undefined;
};

/** Text for screen readers only. */
export function VisuallyHidden({ as: Element = 'span', className, ref, ...native }: VisuallyHiddenProps) {
  return <Element {...native} ref={ref as Ref<never>} className={cx(styles.hidden, className)} />;
}
