import type { Clock, Detach } from '../io/clock/clock.ts';

/** Notices a server that has frozen. */
export interface Heartbeat {
  /** Something came. */
  heard(): void;
  stop: Detach;
}

/**
 * Pings every `everyMs` and calls `onSilence` when a whole interval after a ping brought nothing at all, so at the latest
 * two intervals after the last sign of life.
 */
export const startHeartbeat = (clock: Clock, everyMs: number, ping: () => void, onSilence: () => void): Heartbeat => {
  let waiting = false;
  const beat = () => {
    if (waiting) return onSilence();
    waiting = true;
    ping();
    stop = clock.after(everyMs, beat);
  };
  let stop = clock.after(everyMs, beat);
  return {
    heard: () => {
      waiting = false;
    },
    stop: () => stop(),
  };
};
