import type { StyleRule } from '@vanilla-extract/css';
import { root } from './Coach.css.ts';
import type { CoachState } from './names.ts';

/** Both coaches are drawn on a square of this many units. */
export const canvas = 240;

/** A length on the canvas, as the percentage of it that CSS moves by. */
export const units = (length: number): string => `${(length / canvas) * 100}%`;

/** Moves a part by units of the canvas. */
export const by = (x: number, y: number): string => `${units(x)} ${units(y)}`;

/** A part that turns and grows around a point of the canvas. */
export const around = (x: number, y: number): StyleRule => ({ transformBox: 'view-box', transformOrigin: by(x, y) });

/** How a part differs while the coach is in one of these states. */
export function poses(rules: Partial<Record<CoachState, Record<string, string | number>>>): StyleRule {
  const entries = Object.entries(rules).map(([state, rule]) => [`${root}[data-state="${state}"] &`, rule] as const);
  return { selectors: Object.fromEntries(entries) };
}

/** Sizes at which something is drawn otherwise, for `'@container'`. */
export const narrow = {
  /** Up to 2.5 rem: eyes, mouth and outline are all that can be read. */
  tiny: '(max-width: 2.5rem)',
  /** Up to 4 rem: fine detail becomes noise. */
  small: '(max-width: 4rem)',
} as const;
