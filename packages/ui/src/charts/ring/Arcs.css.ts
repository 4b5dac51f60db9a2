import { componentStyle } from '../../theme/styling.ts';
import { data, lap as lapColor, track as trackColor } from '../internal/tones.css.ts';

export const drawing = componentStyle({ display: 'block', gridArea: '1 / 1', inlineSize: '100%' });

export const track = componentStyle({ fill: trackColor });

export const value = componentStyle({ fill: data });

/** The way beyond the goal, a line in the middle of the full ring. */
export const lap = componentStyle({ fill: lapColor });
