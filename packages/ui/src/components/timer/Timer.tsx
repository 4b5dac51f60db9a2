import { type ComponentPropsWithoutRef, useCallback, useSyncExternalStore } from 'react';
import { browserClock, type Clock } from '../../internal/clock.ts';
import { cx } from '../../internal/cx.ts';
import { clockFace, isoDuration } from './clock-face.ts';
import * as styles from './Timer.css.ts';

export type { Clock as TimerClock };

export interface TimerProps extends Omit<ComponentPropsWithoutRef<'time'>, 'dateTime' | 'children'> {
  /**
   * Seconds to show. For a running time, give `startedAt` instead.
   * @default 0
   */
  seconds?: number;
  /** When it began, in milliseconds since 1970: it then counts up by itself. */
  startedAt?: number;
  /**
   * Pads the minutes: `03:42`.
   * @default 1
   */
  minuteDigits?: 1 | 2;
  /**
   * Name of the timed thing.
   * @default 'Time'
   */
  label?: string;
  /**
   * Time, where it is not the browser's own.
   * @default browserClock
   */
  clock?: Clock;
}

/** Minutes and seconds in figures of one width. It is not announced each second. */
export function Timer({
  seconds = 0,
  startedAt,
  minuteDigits = 1,
  label = 'Time',
  clock = browserClock,
  className,
  ...rest
}: TimerProps) {
  const counted = useElapsedSeconds(startedAt, clock);
  const shown = startedAt === undefined ? seconds : counted;
  return (
    <time
      role="timer"
      aria-live="off"
      aria-label={label}
      {...rest}
      dateTime={isoDuration(shown)}
      className={cx(styles.root, className)}
    >
      {clockFace(shown, minuteDigits)}
    </time>
  );
}

/** Whole seconds since a moment, drawn again at each full second and never between. */
function useElapsedSeconds(startedAt: number | undefined, clock: Clock): number {
  const subscribe = useCallback(
    (changed: () => void) => {
      if (startedAt === undefined) return () => undefined;
      let detach: () => void;
      const wait = (): void => {
        const into = (((clock.now() - startedAt) % 1000) + 1000) % 1000;
        detach = clock.after(1000 - into, () => {
          changed();
          wait();
        });
      };
      wait();
      return () => detach();
    },
    [startedAt, clock],
  );
  const read = (): number => (startedAt === undefined ? 0 : Math.max(0, Math.floor((clock.now() - startedAt) / 1000)));
  return useSyncExternalStore(subscribe, read, read);
}
