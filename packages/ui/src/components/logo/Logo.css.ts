import { componentStyle, componentVariants, vars } from '../../theme/styling.ts';

export const logo = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.55em',
  fontFamily: vars.family.display,
  fontWeight: vars.weight.heading,
  letterSpacing: vars.tracking.display,
  lineHeight: '1',
  color: 'inherit',
});

export const size = componentVariants({
  small: { fontSize: vars.displaySize['4'] },
  standard: { fontSize: vars.displaySize['3'] },
  large: { fontSize: vars.displaySize['2'] },
});

export const tile = componentStyle({ flexShrink: 0, inlineSize: '1.3em', blockSize: '1.3em' });

export const ground = componentStyle({ fill: vars.color.voice });

export const wave = componentStyle({
  fill: 'none',
  stroke: vars.color.onVoice,
  strokeWidth: 2.6,
  strokeLinecap: 'round',
});
