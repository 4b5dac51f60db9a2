import { componentStyle, componentVariants, tabularFigures, transition, vars } from '../../theme/styling.ts';

export const row = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space['4'],
  rowGap: vars.space['2'],
});

export const words = componentStyle({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontSize: vars.textSize.tiny,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.snug,
  color: vars.color.inkSoft,
  ...tabularFigures,
});

export const bars = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space['1'] });

export const bar = componentStyle({
  inlineSize: vars.space['6'],
  blockSize: `calc(${vars.space['1']} * 1.5)`,
  borderRadius: vars.radius.full,
  transition: transition(['background-color'], 'normal'),
});

export const state = componentVariants({
  done: { backgroundColor: vars.color.ink },
  ahead: { backgroundColor: vars.color.line },
  currentInk: { backgroundColor: vars.color.inkSoft },
  currentVoice: { backgroundColor: vars.color.voice },
});
