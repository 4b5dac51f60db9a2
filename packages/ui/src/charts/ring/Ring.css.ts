import { componentStyle, componentVariants, tabularFigures, vars } from '../../theme/styling.ts';

export const ring = componentStyle({ display: 'grid', placeItems: 'center', maxInlineSize: '100%' });

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
