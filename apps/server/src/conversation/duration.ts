/** A pause longer than this counts as this: a laptop that slept is not practice. */
export const longestPauseMs = 5 * 60_000;

/**
 * How long a learner practised, in ms: from the start of the session to its last activity, long pauses cut.
 * @param times when something happened, ms since 1970, in any order
 */
export const practisedMs = (startedAt: number, times: readonly number[]): number => {
  let total = 0;
  let previous = startedAt;
  for (const time of [...times].sort((a, b) => a - b)) {
    total += Math.min(Math.max(0, time - previous), longestPauseMs);
    previous = Math.max(previous, time);
  }
  return total;
};

/** XP of a session: one for every ten seconds, at least one where there was any time at all (spec §5). */
export const xpForDuration = (durationMs: number): number => {
  const seconds = durationMs / 1000;
  return seconds > 0 ? Math.max(1, Math.floor(seconds / 10)) : 0;
};
