import type { ComponentProps } from 'react';
import { cx } from '../../internal/cx.ts';
import * as styles from './Skeleton.css.ts';

export type SkeletonProps = Omit<ComponentProps<'span'>, 'children'> & {
  /**
   * Kind of content that will stand here.
   * @default 'text'
   */
  shape?: keyof typeof styles.shape | undefined;
  /**
   * How many of it, one under the other.
   * @default 1
   */
  lines?: number | undefined;
};

/** The room of something that is still loading. Decoration: the page says in words that it loads. */
export function Skeleton({ shape = 'text', lines = 1, className, ...native }: SkeletonProps) {
  return (
    <span {...native} aria-hidden="true" className={cx(styles.lines, className)}>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={cx(styles.bone, styles.shape[shape])} />
      ))}
    </span>
  );
}
