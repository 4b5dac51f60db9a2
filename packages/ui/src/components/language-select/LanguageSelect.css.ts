import { componentStyle, compositeStyle, vars } from '../../theme/styling.ts';

/** As wide as the longest language. */
export const box = componentStyle({ display: 'inline-grid', alignItems: 'center', maxInlineSize: '100%' });

/** Says without a word what the list is for. */
export const globe = componentStyle({
  gridArea: '1 / 1',
  zIndex: vars.layer.content,
  position: 'relative',
  marginInlineStart: vars.space['3'],
  pointerEvents: 'none',
});

export const list = componentStyle({ gridArea: '1 / 1', minInlineSize: 0 });

export const select = compositeStyle({ paddingInlineStart: `calc(${vars.space['5']} + ${vars.size.iconSmall})` });
