import { componentStyle, componentVariants, tabularFigures, vars } from '../../theme/styling.ts';

/** Its name and the way to its table need more room than a small one. */
export const frame = componentVariants({
  small: { inlineSize: '10rem', maxInlineSize: '100%' },
  medium: { inlineSize: '10rem', maxInlineSize: '100%' },
  large: { inlineSize: '14rem', maxInlineSize: '100%' },
});

export const ring = componentStyle({
  display: 'grid',
  placeItems: 'center',
  maxInlineSize: '100%',
  marginInline: 'auto',
  marginBlockStart: vars.space['4'],
});

export const size = componentVariants({
  small: { inlineSize: '4rem' },
  medium: { inlineSize: '8rem' },
  large: { inlineSize: '14rem' },
});

/** Over the drawing, within its hole. */
export const middle = componentStyle({
  gridArea: '1 / 1',
  maxInlineSize: '64%',
  textAlign: 'center',
  fontFamily: vars.family.display,
  fontSize: vars.displaySize['3'],
  fontWeight: vars.weight.heading,
  lineHeight: vars.leading.display,
  overflowWrap: 'anywhere',
  ...tabularFigures,
});
