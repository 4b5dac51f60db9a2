import type { Clock, Detach } from '../io/clock/clock.ts';

/** A clock that stands still until it is moved. */
export interface TestClock extends Clock {
  /** Moves time on by `ms` and runs, in order, whatever falls due on the way, also what those runs ask for. */
  advance(ms: number): void;
  /** Like `advance`, but lets promises finish before, between and after the runs. */
  settle(ms?: number): Promise<void>;
  /** Milliseconds until the first run that waits; null where none does. */
  nextIn(): number | null;
  /** How many runs are waiting: 0 after everything was detached. */
  waiting(): number;
}

/** Node's and not a browser's. A timeout of 0 takes a millisecond, and random walks wait thousands of times. */
const { setImmediate: runSoon = setTimeout } = globalThis as { setImmediate?: (run: () => void) => unknown };

/** A macrotask passes, and so every promise that can finish has finished. */
const promisesToFinish = () => new Promise<void>((resolve) => runSoon(resolve));

/** A clock moved by hand. `start` is the first `now()`, in milliseconds since 1970. */
export function createTestClock(start = 0): TestClock {
  let time = start;
  let order = 0;
  const runs = new Map<number, { readonly due: number; readonly run: () => void }>();

  const nextUntil = (end: number) => {
    let first: { readonly key: number; readonly due: number; readonly run: () => void } | undefined;
    for (const [key, { due, run }] of runs) {
      if (due <= end && (first === undefined || due < first.due)) first = { key, due, run };
    }
    return first;
  };

  const step = (end: number): boolean => {
    const next = nextUntil(end);
    if (!next) return false;
    runs.delete(next.key);
    time = Math.max(time, next.due);
    next.run();
    return true;
  };

  return {
    now: () => time,
    after(ms, run): Detach {
      const key = order++;
      runs.set(key, { due: time + Math.max(0, ms), run });
      return () => runs.delete(key);
    },
    advance(ms) {
      const end = time + ms;
      while (step(end));
      time = end;
    },
    async settle(ms = 0) {
      const end = time + ms;
      do await promisesToFinish();
      while (step(end));
      time = Math.max(time, end);
    },
    nextIn() {
      const next = nextUntil(Number.POSITIVE_INFINITY);
      return next ? Math.max(0, next.due - time) : null;
    },
    waiting: () => runs.size,
  };
}
