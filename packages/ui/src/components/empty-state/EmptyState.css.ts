import { componentStyle, vars } from '../../theme/styling.ts';

export const state = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space['4'],
  inlineSize: '100%',
  maxInlineSize: vars.size.form,
  marginInline: 'auto',
  paddingBlock: vars.space['12'],
  textAlign: 'center',
});

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space['3'],
  marginBlockStart: vars.space['4'],
});
