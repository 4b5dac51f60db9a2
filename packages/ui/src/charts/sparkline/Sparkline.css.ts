import { componentStyle, vars } from '../../theme/styling.ts';
import { data, track } from '../internal/tones.css.ts';

export const drawing = componentStyle({
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: '20rem',
  marginBlockStart: vars.space['3'],
});

export const course = componentStyle({
  fill: 'none',
  stroke: vars.color.lineStrong,
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

/** The room under the line, which begins below the lowest value. */
export const under = componentStyle({ fill: track });

/** Where a line will be. */
export const ahead = componentStyle({
  fill: 'none',
  stroke: vars.color.lineStrong,
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeDasharray: '0.1 5',
});

export const last = componentStyle({ fill: data });
