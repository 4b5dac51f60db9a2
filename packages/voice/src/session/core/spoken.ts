import type { Recording } from '../../io/ports.ts';

/**
 * Measures how long the learner spoke in a recording, in milliseconds: by the level meter, or by the recogniser in the page where the meter heard nothing,
 * as when the browser holds the audio hardware back. 0 where neither knows.
 */
export const measureSpoken = async (recording: Recording, measuredMs: number): Promise<number> => {
  if (measuredMs > 0) return Math.min(measuredMs, recording.durationMs);
  await recording.recognised?.catch(() => undefined);
  return Math.min(recording.recognisedMs?.() ?? 0, recording.durationMs);
};
