/** Time as an argument: the machine's in an app, one moved by hand in tests. */
export interface Clock {
  /** Milliseconds; only differences count. */
  now(): number;
  /** Runs once after `ms` milliseconds, unless the returned function is called before. */
  after(ms: number, run: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => performance.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
