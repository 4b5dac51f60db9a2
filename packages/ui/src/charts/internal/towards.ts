import { progress } from '../../internal/progress.ts';
import { drawable } from './drawable.ts';

/** How far a value is on its way to a goal: `share` and what goes `beyond` it, each from 0 to 1, are drawn, `percent` is said. */
export type Towards = { share: number; beyond: number; percent: number };

/**
 * How far it is, once for drawing and words. 100 % is said of nothing less than the goal, and beyond it counts as far as the goal again.
 * @param label what is counted, for the error
 * @throws RangeError for a value or a goal that cannot be drawn
 */
export function towards(value: number, goal: number, label: string): Towards {
  const { share } = progress(drawable(value, label), drawable(goal, `the goal of ${label}`));
  // 29 of 100 is 28.999999999999996 % in floating point.
  const percent = Math.floor(Number((share * 100).toFixed(6)));
  const beyond = share < 1 ? 0 : Math.min(value / goal - 1, 1);
  return { share, beyond, percent: share < 1 ? Math.min(percent, 99) : 100 };
}
