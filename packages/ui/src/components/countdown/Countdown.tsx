import type { ComponentProps } from 'react';
import { cx } from '../../internal/cx.ts';
import { inlineVars } from '../../internal/inlineVars.ts';
import { progress } from '../../internal/progress.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import * as styles from './Countdown.css.ts';
import { canvas, dashOfRing, radius, thickness } from './runningRing.ts';
import { secondsLeft, toAnnounce } from './secondsLeft.ts';

export type CountdownProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** What the time is for. */
  label: string;
  /** What is left, in milliseconds. Whoever has the clock hands it in. */
  remaining: number;
  /** The whole time, in milliseconds. */
  total: number;
  /** How often `remaining` is told, in milliseconds: the ring runs on evenly until then. 0 while the time stands still. */
  tick?: number | undefined;
  /** From how many seconds on it warns; never without it (spec §9: 10 of the interview's 60). */
  warnFrom?: number | undefined;
  /** The seconds at which a screen reader says how much is left. None by default: what it says would be recorded too. */
  announceAt?: readonly number[] | undefined;
  /** `voice` while a voice is recorded, `ink` for the time before it. */
  tone?: keyof typeof styles.tone | undefined;
  /** 4, 9 and 15 rem wide, and never wider than there is room. */
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
  const seconds = secondsLeft(now);
  const warns = seconds <= warnFrom && seconds > 0;
  const place = { cx: canvas / 2, cy: canvas / 2, r: radius, strokeWidth: thickness };
  const said = toAnnounce(seconds, announceAt);
  return (
    <div {...native} className={cx(styles.countdown, styles.size[size], className)}>
      <svg viewBox={`0 0 ${canvas} ${canvas}`} className={styles.ring} aria-hidden="true">
        {warns ? <circle {...place} r={radius * 0.7} strokeWidth={0} className={styles.warning} /> : null}
        <circle {...place} className={styles.track} />
        {share > 0 ? (
          <circle
            // A new one at each telling begins its way anew from where it says.
            key={now}
            {...place}
            pathLength={100}
            strokeDasharray={dashOfRing(share)}
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
