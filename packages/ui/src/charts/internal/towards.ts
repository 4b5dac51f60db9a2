import { progress } from '../../internal/progress.ts';
import { checkDrawable } from './drawable.ts';

/** A value relative to its goal: `share` and the part `beyond` the goal, each from 0 to 1, are drawn; `percent` is for words. */
export type Towards = { share: number; beyond: number; percent: number };

/**
 * Measures a value against its goal, once for the drawing and the words. A value below the goal never reads 100 %. The part beyond counts up to twice the goal.
 * @param label name of the counted thing, for the error
 * @throws RangeError for a value or a goal that cannot be drawn
 */
export function measureGoal(value: number, goal: number, label: string): Towards {
  const { share } = progress(checkDrawable(value, label), checkDrawable(goal, `the goal of ${label}`));
  // 29 of 100 is 28.999999999999996 % in floating point.
  const percent = Math.floor(Number((share * 100).toFixed(6)));
  const beyond = share < 1 ? 0 : Math.min(value / goal - 1, 1);
  return { share, beyond, percent: share < 1 ? Math.min(percent, 99) : 100 };
}
