/** Decides whether one more costly message is let through. */
export type MessageRate = (now: number) => boolean;

export interface MessageRateOptions {
  /** Most messages of one connection within the window; refused messages do not count. */
  readonly most: number;
  /** Length of the window in milliseconds. */
  readonly windowMs: number;
  /**
   * Counts one more with all that the engines do for this learner, in every process. Answers how long to wait, in milliseconds; 0 when the
   * message is within the limit. Must not reject.
   */
  readonly count: () => Promise<number>;
}

/**
 * Limits the costly messages of one connection. The learner's own count is in the database: it is written beside the turn and not before
 * it, so that no turn waits, and refuses the messages after the one that was too many.
 */
export const createMessageRate = ({ most, windowMs, count }: MessageRateOptions): MessageRate => {
  const taken: number[] = [];
  let refusedUntil = 0;
  return (now) => {
    while (taken[0] !== undefined && taken[0] <= now - windowMs) taken.shift();
    if (now < refusedUntil || taken.length >= most) return false;
    taken.push(now);
    void count().then((waitMs) => {
      if (waitMs > 0) refusedUntil = now + waitMs;
    });
    return true;
  };
};
