import { componentStyle, componentVariants, transition, vars } from '../../theme/styling.ts';

export const list = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))',
  columnGap: vars.space['4'],
  rowGap: vars.space['1'],
  marginBlockStart: vars.space['2'],
});

export const rule = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['2'],
  fontSize: vars.textSize.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.text,
  transition: transition(['color'], 'normal'),
});

export const state = componentVariants({
  met: { color: vars.color.good },
  unmet: { color: vars.color.tryAgain },
});
