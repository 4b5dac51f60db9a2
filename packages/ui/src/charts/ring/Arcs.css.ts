import { createVar, fallbackVar } from '@vanilla-extract/css';
import { componentStyle, vars } from '../../theme/styling.ts';
import { data, track as trackColor } from '../internal/tones.css.ts';

/** How a ring goes from one value to the next, where it is not as other things move. */
export const pace = createVar();

/** From twelve o'clock. */
export const drawing = componentStyle({ display: 'block', gridArea: '1 / 1', inlineSize: '100%', rotate: '-90deg' });

export const track = componentStyle({ fill: 'none', stroke: trackColor });

export const value = componentStyle({
  fill: 'none',
  stroke: data,
  strokeLinecap: 'round',
  transition: `stroke-dasharray ${fallbackVar(pace, `${vars.motion.slow} ${vars.motion.ease}`)}`,
});
