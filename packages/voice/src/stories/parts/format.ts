/** Seconds with one decimal, as the machines show time. */
export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** Bytes as people read them. */
export const bytes = (size: number): string => `${size.toLocaleString('en-GB')} bytes`;

/** The quietest level that is shown, in decibels below full scale. */
export const quietestDb = -60;

/** A root mean square between 0 and 1 in decibels below full scale. */
export const decibels = (level: number): number =>
  Math.max(quietestDb, Math.round(20 * Math.log10(Math.max(level, Number.MIN_VALUE))));

/** Computes the place of a level between the quietest and the loudest, 0 to 1. */
export const share = (level: number): number => 1 - decibels(level) / quietestDb;
