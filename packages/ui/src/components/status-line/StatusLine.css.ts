import { componentStyle, vars } from '../../theme/styling.ts';

export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['3'],
  justifyItems: 'center',
  textAlign: 'center',
  // The line keeps its place while it is empty or becomes shorter, so that nothing below it jumps.
  minBlockSize: vars.space['20'],
  alignContent: 'start',
});

export const text = componentStyle({
  fontFamily: vars.family.display,
  fontSize: vars.displaySize['2'],
  fontWeight: vars.weight.heading,
  letterSpacing: vars.tracking.display,
  lineHeight: vars.leading.display,
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});

export const detail = componentStyle({
  maxInlineSize: '100%',
  color: vars.color.inkSoft,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});
