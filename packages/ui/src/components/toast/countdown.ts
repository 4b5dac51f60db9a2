import type { Clock } from '../../internal/clock.ts';

/** Time that can be stopped. */
export type Countdown = {
  /** Lets it run on; nothing happens while it does. */
  run: () => void;
  /** Stops it; what is left is kept. */
  hold: () => void;
};

/**
 * Counts down to `end`, only while it runs. It begins stopped, ends once, and never where the time has no end.
 * @param ms how long in all, in milliseconds
 */
export function createCountdown(ms: number, end: () => void, clock: Clock): Countdown {
  let left = ms;
  let since = 0;
  let stop: (() => void) | null = null;
  return {
    run() {
      if (stop || left === Number.POSITIVE_INFINITY) return;
      since = clock.now();
      stop = clock.after(Math.max(0, left), end);
    },
    hold() {
      stop?.();
      if (stop) left -= clock.now() - since;
      stop = null;
    },
  };
}
