import { progress } from '../../internal/progress.ts';
import { drawable } from './drawable.ts';

/** How far a value is on its way to a goal: `share` from 0 to 1 is drawn, `percent` is said. */
export type Towards = { share: number; percent: number };

/**
 * How far it is, once for drawing and words. More than the goal is all of it; 100 % is said of nothing less.
 * @param label what is counted, for the error
 * @throws RangeError for a value or a goal that cannot be drawn
 */
export function towards(value: number, goal: number, label: string): Towards {
  const { share } = progress(drawable(value, label), drawable(goal, `the goal of ${label}`));
  // 29 of 100 is 28.999999999999996 % in floating point.
  const percent = Math.floor(Number((share * 100).toFixed(6)));
  return { share, percent: share < 1 ? Math.min(percent, 99) : 100 };
}
