import { componentStyle, side, vars } from '../../theme/styling.ts';

export const box = componentStyle({ display: 'grid', alignItems: 'center' });

export const select = componentStyle({
  gridArea: '1 / 1',
  appearance: 'none',
  paddingInlineEnd: `calc(${side('5')} + ${vars.size.icon})`,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'default' } },
});

export const chevron = componentStyle({
  gridArea: '1 / 1',
  justifySelf: 'end',
  marginInlineEnd: side('4'),
  pointerEvents: 'none',
  selectors: { [`${select}:disabled + &`]: { color: vars.color.inkSoft } },
});
