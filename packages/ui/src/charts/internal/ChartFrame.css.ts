import { componentStyle, compositeStyle, tabularFigures, vars } from '../../theme/styling.ts';

export const frame = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: '100%',
});

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: vars.space['3'],
});

export const name = componentStyle({
  fontSize: vars.textSize.tiny,
  fontWeight: vars.weight.strong,
  color: vars.color.inkSoft,
  overflowWrap: 'anywhere',
});

/** It never comes before the figures: small, and quiet until it is wanted. */
export const change = compositeStyle({
  marginBlock: `calc(-1 * ${vars.space['2']})`,
  fontSize: vars.textSize.tiny,
  color: vars.color.inkSoft,
});

export const headline = componentStyle({
  fontFamily: vars.family.display,
  fontSize: vars.displaySize['2'],
  fontWeight: vars.weight.heading,
  lineHeight: vars.leading.display,
  letterSpacing: vars.tracking.display,
  overflowWrap: 'anywhere',
  ...tabularFigures,
});
