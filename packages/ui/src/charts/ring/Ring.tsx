import type { ComponentProps } from 'react';
import { cx } from '../../internal/cx.ts';
import { progress } from '../../internal/progress.ts';
import type { ChartTone } from '../internal/tones.css.ts';
import { Arcs } from './Arcs.tsx';
import * as styles from './Ring.css.ts';

export type RingProps = ComponentProps<'div'> & {
  /** What is counted. */
  label: string;
  /** How much there is. More than the goal fills the ring. */
  value: number;
  /** What fills the ring. */
  goal: number;
  /** The value in words, like `22 of 30`. */
  valueText?: string | undefined;
  /** `voice` for what was spoken. */
  tone?: ChartTone | undefined;
  /** 4, 8 and 14 rem wide. */
  size?: keyof typeof styles.size | undefined;
};

/** One goal of the day and how near it is. What is given as children stands in the middle. */
export function Ring({
  label,
  value,
  goal,
  valueText,
  tone = 'ink',
  size = 'medium',
  children,
  className,
  ...native
}: RingProps) {
  const { share, max } = progress(value, goal);
  return (
    <div
      {...native}
      role="img"
      aria-label={`${label}: ${valueText ?? `${value} of ${max}`}`}
      className={cx(styles.ring, styles.size[size], className)}
    >
      <Arcs values={[{ share, tone }]} />
      <div aria-hidden="true" className={styles.middle}>
        {children}
      </div>
    </div>
  );
}
