import { componentStyle, transition } from '../../theme/styling.ts';
import { data, track as trackColor } from '../internal/tones.css.ts';

/** From twelve o'clock. */
export const drawing = componentStyle({ display: 'block', gridArea: '1 / 1', inlineSize: '100%', rotate: '-90deg' });

export const track = componentStyle({ fill: 'none', stroke: trackColor });

export const value = componentStyle({
  fill: 'none',
  stroke: data,
  strokeLinecap: 'round',
  transition: transition(['stroke-dasharray'], 'slow'),
});
