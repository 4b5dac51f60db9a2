import { componentStyle, vars } from '../../theme/styling.ts';

export const box = componentStyle({ position: 'relative', display: 'grid' });

export const withTrailing = componentStyle({ paddingInlineEnd: vars.space['16'] });

export const trailing = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: vars.space['1'],
  display: 'grid',
  placeItems: 'center',
});
