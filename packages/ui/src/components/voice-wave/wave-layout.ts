import { clampLevel } from '../../internal/level.ts';

/** Width of the wave's canvas a bar; its height is 100. */
export const barPitch = 10;

/** A bar's own share of the level, 0.55 to 1: always the same for the same bar, so that a wave looks like a voice and not like a fan. */
const grain = (bar: number): number => 0.55 + 0.45 * (((bar * 0.618034 + Math.sin(bar * 2.7) * 0.3) % 1) + 1) * 0.5;

/**
 * The bars of a live voice: the newest level in the middle, older ones further out on both sides.
 * @param history levels, newest first
 * @param bars how many bars to lay out
 */
export function spread(history: readonly number[], bars: number): number[] {
  const middle = (bars - 1) / 2;
  return Array.from({ length: bars }, (_, bar) => (history[Math.round(Math.abs(bar - middle))] ?? 0) * grain(bar));
}

/** One upright line a bar, around the middle of the canvas; silence is a row of points. */
export function drawWavePath(levels: readonly number[]): string {
  return levels
    .map((level, bar) => {
      const half = Math.max(clampLevel(level) * 46, 0.01);
      return `M${(bar + 0.5) * barPitch} ${(50 - half).toFixed(2)}V${(50 + half).toFixed(2)}`;
    })
    .join('');
}
