import { componentStyle, componentVariants, media, vars } from '../../theme/styling.ts';
import { coachVolume, coachVolumeName } from './volume.css.ts';

export const root = componentStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  inlineSize: '100%',
  maxInlineSize: '24rem',
  transition: `${coachVolumeName} 80ms linear`,
  '@media': { [media.stillness]: { transition: 'none' } },
});

export const tones = componentVariants({ John: { color: vars.color.john }, Daisy: { color: vars.color.daisy } });

/** The coach takes two thirds of the width; the rings have the rest. */
export const middle = componentStyle({ inlineSize: '66%', display: 'grid' });

export const ring = componentStyle({
  position: 'absolute',
  borderStyle: 'solid',
  borderColor: 'currentColor',
  borderRadius: vars.radius.full,
  pointerEvents: 'none',
});

/** Innermost first: each outer one thinner, fainter, and moved further by the voice. */
export const rings = [0, 1, 2, 3].map((index) =>
  componentStyle({
    inset: `${13.5 - index * 4.5}%`,
    borderWidth: index < 2 ? vars.stroke.focus : index < 3 ? vars.stroke.thick : vars.stroke.thin,
    opacity: `calc(${0.5 - index * 0.12} + ${0.28 - index * 0.04} * ${coachVolume})`,
    '@media': {
      '(prefers-reduced-motion: no-preference)': { scale: `calc(1 + ${0.015 + index * 0.018} * ${coachVolume})` },
    },
  }),
);
