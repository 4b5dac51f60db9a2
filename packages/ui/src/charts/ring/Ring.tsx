import { cx } from '../../internal/cx.ts';
import { ChartFrame, type ChartFrameProps } from '../internal/ChartFrame.tsx';
import type { ChartTone } from '../internal/tones.css.ts';
import { measureGoal } from '../internal/towards.ts';
import { Arcs } from './Arcs.tsx';
import * as styles from './Ring.css.ts';

export type RingProps = Omit<ChartFrameProps, 'table' | 'headline'> & {
  /** How much there is. More than the goal goes round a second time, once at most. */
  value: number;
  /** Colour of the ring. */
  goal: number;
  /** The value in words, like `8 of 10 min`; `value of goal` without it. */
  valueText?: string | undefined;
  /** `voice` for what was spoken. */
  tone?: ChartTone | undefined;
  /** 4, 8 and 14 rem wide. */
  size?: keyof typeof styles.size | undefined;
};

/** One goal and how near it is. What is given as children stands in the middle. */
export function Ring({
  value,
  goal,
  valueText = `${value} of ${goal}`,
  tone = 'ink',
  size = 'medium',
  children,
  className,
  ...frame
}: RingProps) {
  const { percent, ...drawn } = measureGoal(value, goal, frame.label);
  const table = () => ({ head: ['Goal', 'So far', 'Done'], rows: [[frame.label, valueText, `${percent}%`]] });
  return (
    <ChartFrame {...frame} table={table} className={cx(styles.frame[size], className)}>
      <div role="img" aria-label={`${frame.label}: ${valueText}`} className={cx(styles.ring, styles.size[size])}>
        <Arcs values={[{ ...drawn, tone }]} />
        <div className={styles.middle}>{children}</div>
      </div>
    </ChartFrame>
  );
}
