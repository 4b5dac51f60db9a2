import { componentStyle, componentVariants, speechCorner, tabularFigures, vars } from '../../theme/styling.ts';

export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['3'],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const head = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['3'],
  minBlockSize: vars.size.target,
});

export const list = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

const row = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space['3'],
  paddingBlock: vars.space['3'],
  borderBlockStart: `${vars.stroke.thin} solid ${vars.color.line}`,
  selectors: { '&:first-child': { borderBlockStart: 'none' } },
} as const;

export const item = componentVariants({
  shown: { ...row, alignItems: 'start' },
  hidden: { ...row, alignItems: 'center' },
});

const mark = {
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.space['7'],
  blockSize: vars.space['7'],
  ...speechCorner('xs'),
  border: `${vars.stroke.thick} solid`,
  fontSize: vars.textSize.tiny,
  fontWeight: vars.weight.strong,
  ...tabularFigures,
} as const;

export const number = componentVariants({
  shown: { ...mark, color: vars.color.onInk, backgroundColor: vars.color.ink, borderColor: vars.color.ink },
  hidden: { ...mark, color: vars.color.inkSoft, borderColor: vars.color.line },
});

export const content = componentStyle({ display: 'grid', gap: vars.space['1'], minInlineSize: 0, outline: 'none' });

export const name = componentStyle({ fontSize: vars.textSize.tiny, color: vars.color.inkSoft });

export const idea = componentStyle({ fontSize: vars.textSize.standard, lineHeight: vars.leading.snug });

export const words = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['2'],
  paddingBlockStart: vars.space['1'],
});

export const word = componentStyle({
  paddingInline: vars.space['3'],
  paddingBlock: vars.space['1'],
  border: `${vars.stroke.thin} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.xs,
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
});

export const spoken = componentStyle({ display: 'grid', justifyItems: 'start', gap: vars.space['3'] });

export const sentence = componentStyle({
  fontFamily: vars.family.display,
  fontSize: vars.displaySize['4'],
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
});

export const more = componentStyle({
  minBlockSize: vars.size.target,
  textAlign: 'start',
  fontWeight: vars.weight.strong,
  color: vars.color.ink,
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
  selectors: {
    '&:disabled': { color: vars.color.inkSoft, textDecorationLine: 'none', fontWeight: 'inherit', cursor: 'default' },
  },
});
