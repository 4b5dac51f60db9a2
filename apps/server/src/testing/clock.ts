/** A time that moves only when it is told to. */
export interface TestClock {
  /** ms since 1970 */
  now(): number;
  /** Moves it on, ms. */
  advance(ms: number): void;
}

/** Starts at a fixed moment: 2026-11-20, noon in London. */
export const createTestClock = (start = Date.UTC(2026, 10, 20, 12)): TestClock => {
  let time = start;
  return {
    now: () => time,
    advance: (ms) => {
      time += ms;
    },
  };
};

export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;
