import type { Clock, Detach } from '../../io/clock/clock.ts';

/** Timers by name; each name runs at most once at a time. */
export const createTimers = (clock: Clock, onElapsed: (timer: string) => void) => {
  const running = new Map<string, Detach>();
  const stop = (timer: string) => {
    running.get(timer)?.();
    running.delete(timer);
  };
  return {
    start(timer: string, ms: number) {
      stop(timer);
      const elapse = () => {
        running.delete(timer);
        onElapsed(timer);
      };
      running.set(timer, clock.after(ms, elapse));
    },
    stop,
    stopAll() {
      for (const timer of [...running.keys()]) stop(timer);
    },
  };
};
