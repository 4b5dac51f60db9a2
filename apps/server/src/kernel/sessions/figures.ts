import { listTurnTimes, type TurnRow } from './turns.ts';

/** A pause longer than this counts as this: a laptop that slept is not practice. */
export const longestPauseMs = 5 * 60_000;

/**
 * How long a learner practised, in ms: from the start of the session to its last activity, long pauses cut.
 * @param times when something happened, ms since 1970, in any order
 */
export const measurePractice = (startedAt: number, times: readonly number[]): number => {
  let total = 0;
  let previous = startedAt;
  for (const time of [...times].sort((a, b) => a - b)) {
    total += Math.min(Math.max(0, time - previous), longestPauseMs);
    previous = Math.max(previous, time);
  }
  return total;
};

/** The amount of practice in a session. */
export interface Figures {
  readonly practised_ms: number;
  readonly phrases: number;
}

/** Adds up the turns of a session. */
export const sumTurns = (
  startedAt: number,
  turns: readonly Pick<TurnRow, 'role' | 'created_at' | 'heard_at'>[],
): Figures => ({
  practised_ms: measurePractice(startedAt, listTurnTimes(turns)),
  phrases: turns.filter(({ role }) => role === 'user').length,
});

/** XP of a session without XP of its own; none where nothing was said. */
export const calculateSessionXp = ({ practised_ms, phrases }: Figures): number =>
  phrases > 0 ? calculateDurationXp(practised_ms) : 0;

/** XP of a session: one for every ten seconds, at least one where there was any time at all. */
export const calculateDurationXp = (durationMs: number): number => {
  const seconds = durationMs / 1000;
  return seconds > 0 ? Math.max(1, Math.floor(seconds / 10)) : 0;
};
