/** Undoes what was attached. Calling it twice does nothing. */
export type Detach = () => void;

/** Time as an argument: the browser's in the app, a hand-moved one in tests. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs once after `ms` milliseconds, unless detached before. */
  after(ms: number, run: () => void): Detach;
}
