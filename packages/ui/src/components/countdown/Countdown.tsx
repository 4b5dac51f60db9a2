import type { ComponentProps } from 'react';
import { Arcs } from '../../charts/ring/Arcs.tsx';
import { cx } from '../../internal/cx.ts';
import { progress } from '../../internal/progress.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import * as styles from './Countdown.css.ts';

export type CountdownProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** What the time is for. */
  label: string;
  /** What is left, in milliseconds. Whoever knows the time hands it in, once a second or more often. */
  remaining: number;
  /** The whole time, in milliseconds. */
  total: number;
  /** From how many seconds on it warns. */
  warnFrom?: number | undefined;
  /** The seconds at which a screen reader says how much is left; it would not be heard at each of them. */
  announceAt?: readonly number[] | undefined;
  /** 4, 8 and 14 rem wide. */
  size?: keyof typeof styles.size | undefined;
};

/** The time that is left while a voice is recorded, as a ring and in seconds. */
export function Countdown({
  label,
  remaining,
  total,
  warnFrom = 0,
  announceAt = [10],
  size = 'medium',
  className,
  ...native
}: CountdownProps) {
  const { now, share } = progress(remaining, total);
  const seconds = Math.ceil(now / 1000);
  const warns = seconds <= warnFrom && seconds > 0;
  return (
    <div {...native} className={cx(styles.countdown, styles.size[size], warns && styles.warning, className)}>
      <Arcs values={[{ share, tone: 'voice' }]} className={styles.ring} />
      <span
        role="timer"
        aria-label={label}
        aria-live="off"
        className={cx(styles.figure, warns && styles.figureOnVoice)}
      >
        {seconds}
      </span>
      <VisuallyHidden role="status">
        {announceAt.includes(seconds) ? `${seconds} ${seconds === 1 ? 'second' : 'seconds'} left` : ''}
      </VisuallyHidden>
    </div>
  );
}
