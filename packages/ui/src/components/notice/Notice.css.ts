import { componentStyle, componentVariants, side, speechCorner, vars } from '../../theme/styling.ts';

export const notice = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: side('3'),
  paddingInline: side('4'),
  paddingBlock: vars.space['3'],
  ...speechCorner('md'),
  border: `${vars.stroke.thin} solid transparent`,
  fontSize: vars.textSize.standard,
  lineHeight: vars.leading.text,
});

/** An error has no soft fill of its own in the palette: it is a surface with an edge in its colour. */
export const tone = componentVariants({
  info: { backgroundColor: vars.color.surface, borderColor: vars.color.line, color: vars.color.ink },
  good: { backgroundColor: vars.color.goodSoft, color: vars.color.good },
  needsWork: { backgroundColor: vars.color.surface, borderColor: vars.color.needsWork, color: vars.color.needsWork },
  error: { backgroundColor: vars.color.surface, borderColor: vars.color.tryAgain, color: vars.color.tryAgain },
});

export const words = componentStyle({ flexGrow: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const title = componentStyle({ fontWeight: vars.weight.strong, lineHeight: vars.leading.text });

/** As high as one line of the words beside it. */
export const sign = componentStyle({
  inlineSize: `min(${vars.size.icon}, 7vw)`,
  blockSize: `calc(${vars.textSize.standard} * ${vars.leading.text})`,
});

export const actions = componentStyle({ marginBlockStart: vars.space['2'], color: vars.color.ink });
