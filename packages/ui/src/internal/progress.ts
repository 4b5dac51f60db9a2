/** Numbers of a progress bar: the value within its range, and the share from 0 to 1 that is drawn. */
export type Progress = { now: number; max: number; share: number };

/** One normalised value for geometry and ARIA. A value outside of 0 to max is moved to its edge; no maximum means no progress. */
export function progress(value: number, max: number): Progress {
  if (!(max > 0) || Number.isNaN(value)) return { now: 0, max: Math.max(0, max) || 0, share: 0 };
  const now = Math.min(Math.max(value, 0), max);
  return { now, max, share: now / max };
}
