/** Says whether one more is within the rate. */
export type MessageRate = (now: number) => boolean;

/** At most `most` within any `windowMs`; what is refused does not count. */
export const createMessageRate = (most: number, windowMs: number): MessageRate => {
  const taken: number[] = [];
  return (now) => {
    while (taken[0] !== undefined && taken[0] <= now - windowMs) taken.shift();
    if (taken.length >= most) return false;
    taken.push(now);
    return true;
  };
};
