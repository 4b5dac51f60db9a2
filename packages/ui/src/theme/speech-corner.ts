import type { RadiusName } from './scales.ts';
import { vars } from './vars.css.ts';

/** Who speaks: the app and the coaches on the start side, the learner on the end side. */
export type Speaker = 'app' | 'learner';

/**
 * The speech corner: a rounded surface with one tight bottom corner, at the start for the app and the coaches, at the end for
 * the learner. There is none for "full": a browser shrinks all four radii by one factor when two do not fit. Logical, so it changes side in right-to-left text.
 */
export function speechCorner(radius: Exclude<RadiusName, 'full'>, speaker: Speaker = 'app') {
  const round = vars.radius[radius];
  const tight = `calc(${round} * ${vars.speech.tightness})`;
  return {
    borderStartStartRadius: round,
    borderStartEndRadius: round,
    borderEndStartRadius: speaker === 'app' ? tight : round,
    borderEndEndRadius: speaker === 'learner' ? tight : round,
  };
}
