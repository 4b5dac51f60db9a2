import { componentStyle, componentVariants, speechCorner, tabularFigures, vars } from '../../theme/styling.ts';

export const base = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['2'],
  ...speechCorner('sm'),
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
  ...tabularFigures,
});

export const size = componentVariants({
  small: { paddingInline: vars.space['3'], paddingBlock: vars.space['1'], fontSize: vars.textSize.small },
  standard: { paddingInline: vars.space['4'], paddingBlock: vars.space['2'], fontSize: vars.textSize.standard },
});

export const tone = componentVariants({
  ink: { color: vars.color.onInk, backgroundColor: vars.color.ink },
  quiet: { color: vars.color.ink, backgroundColor: vars.color.line },
  john: { color: vars.color.ink, backgroundColor: vars.color.johnSoft },
  daisy: { color: vars.color.ink, backgroundColor: vars.color.daisySoft },
  good: { color: vars.color.good, backgroundColor: vars.color.goodSoft },
});
