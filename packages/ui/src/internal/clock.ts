/** Time as an argument. @default the browser's clock */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs once after `ms` milliseconds, unless detached before. */
  after(ms: number, run: () => void): () => void;
}

/** The browser's own time. */
export const browserClock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
