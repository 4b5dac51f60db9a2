import { componentStyle, tabularFigures, vars } from '../../theme/styling.ts';

export const scroller = componentStyle({
  marginBlockStart: vars.space['3'],
  maxBlockSize: '24rem',
  overflow: 'auto',
});

export const table = componentStyle({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.textSize.small,
  lineHeight: vars.leading.snug,
  ...tabularFigures,
});

export const cell = componentStyle({
  paddingBlock: vars.space['2'],
  paddingInlineEnd: vars.space['3'],
  textAlign: 'start',
  fontWeight: vars.weight.regular,
  overflowWrap: 'anywhere',
  borderBlockEnd: `${vars.stroke.thin} solid ${vars.color.line}`,
  selectors: {
    'thead &': { fontWeight: vars.weight.strong, color: vars.color.inkSoft },
    // Figures keep together as long as there is room.
    '&:not(:first-child)': { overflowWrap: 'break-word' },
    '&:last-child': { paddingInlineEnd: 0, textAlign: 'end' },
  },
});
