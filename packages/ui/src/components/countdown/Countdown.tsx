import type { ComponentProps } from 'react';
import { cx } from '../../internal/cx.ts';
import { inlineVars } from '../../internal/inline-vars.ts';
import { progress } from '../../internal/progress.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import * as styles from './Countdown.css.ts';
import { canvas, computeDash, radius, thickness } from './running-ring.ts';
import { countSecondsLeft, findAnnouncement } from './seconds-left.ts';

export type CountdownProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Purpose of the time. */
  label: string;
  /** Time left, in milliseconds. The owner of the clock passes it in. */
  remaining: number;
  /** The whole time, in milliseconds. */
  total: number;
  /**
   * Milliseconds between two values of `remaining`: the ring moves evenly until the next one. 0 while the time stands still.
   * @default 1000
   */
  tick?: number | undefined;
  /**
   * Seconds left from which it warns, like 10 of the interview's 60. Without it there is no warning.
   * @default 0
   */
  warnFrom?: number | undefined;
  /**
   * The seconds at which a screen reader says how much is left. Its voice would be recorded too.
   * @default none
   */
  announceAt?: readonly number[] | undefined;
  /**
   * `voice` while a voice is recorded, `ink` for the time before it.
   * @default 'voice'
   */
  tone?: keyof typeof styles.tone | undefined;
  /**
   * 4, 9 and 15 rem wide, and never wider than there is room.
   * @default 'standard'
   */
  size?: keyof typeof styles.size | undefined;
};

const NONE: readonly number[] = [];

/** The time that is left while a voice is recorded, or until it will be, as a ring and in seconds. */
export function Countdown({
  label,
  remaining,
  total,
  tick = 1000,
  warnFrom = 0,
  announceAt = NONE,
  tone = 'voice',
  size = 'standard',
  className,
  ...native
}: CountdownProps) {
  const { now, share } = progress(remaining, total);
  const seconds = countSecondsLeft(now);
  const warns = seconds <= warnFrom && seconds > 0;
  const place = { cx: canvas / 2, cy: canvas / 2, r: radius, strokeWidth: thickness };
  const said = findAnnouncement(seconds, announceAt);
  return (
    <div {...native} className={cx(styles.countdown, styles.size[size], className)}>
      <svg viewBox={`0 0 ${canvas} ${canvas}`} className={styles.ring} aria-hidden="true">
        {warns ? <circle {...place} r={radius * 0.7} strokeWidth={0} className={styles.warning} /> : null}
        <circle {...place} className={styles.track} />
        {share > 0 ? (
          <circle
            // A new element for each value starts its movement again from that value.
            key={now}
            {...place}
            pathLength={100}
            strokeDasharray={computeDash(share)}
            className={cx(styles.time, styles.tone[tone])}
            style={inlineVars({
              [styles.ahead]: String(progress(now - tick, total).share * 100),
              [styles.until]: `${tick}ms`,
            })}
          />
        ) : null}
      </svg>
      <span
        role="timer"
        aria-label={label}
        aria-live="off"
        className={cx(styles.figure, warns && styles.figureOnVoice)}
      >
        {seconds}
        <VisuallyHidden> {seconds === 1 ? 'second' : 'seconds'} left</VisuallyHidden>
      </span>
      <VisuallyHidden role="status">
        {said === undefined ? '' : `${said} ${said === 1 ? 'second' : 'seconds'} left`}
      </VisuallyHidden>
    </div>
  );
}
