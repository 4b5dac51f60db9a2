import { pace } from '../../charts/ring/Arcs.css.ts';
import { componentStyle, componentVariants, media, tabularFigures, vars } from '../../theme/styling.ts';

export const countdown = componentStyle({
  display: 'grid',
  placeItems: 'center',
  position: 'relative',
  maxInlineSize: '100%',
  fontFamily: vars.family.display,
  fontWeight: vars.weight.heading,
  lineHeight: '1',
  ...tabularFigures,
});

export const size = componentVariants({
  small: { inlineSize: '4rem', fontSize: vars.displaySize['4'] },
  medium: { inlineSize: '8rem', fontSize: vars.displaySize['1'] },
  large: { inlineSize: '14rem', fontSize: vars.displaySize.hero },
});

/** Between two seconds the ring goes on evenly. */
export const ring = componentStyle({
  vars: { [pace]: '1s linear' },
  '@media': { [media.stillness]: { vars: { [pace]: '0ms' } } },
});

export const figure = componentStyle({ gridArea: '1 / 1' });

/** The last seconds: the figure stands on the colour, so that it is not only the ring that warns. */
export const warning = componentStyle({
  selectors: {
    '&::before': {
      content: '""',
      gridArea: '1 / 1',
      inlineSize: '62%',
      aspectRatio: '1',
      borderRadius: vars.radius.full,
      backgroundColor: vars.color.voice,
    },
  },
});

export const figureOnVoice = componentStyle({ position: 'relative', color: vars.color.onVoice });
