import { primitiveStyle } from '../../theme/styling.ts';

export const base = primitiveStyle({ display: 'flex', minInlineSize: 0 }, 'inline');
export const wrap = {
  wrap: primitiveStyle({ flexWrap: 'wrap' }, 'wrap'),
  none: primitiveStyle({ flexWrap: 'nowrap' }, 'none'),
};
export const align = {
  start: primitiveStyle({ alignItems: 'flex-start' }, 'start'),
  center: primitiveStyle({ alignItems: 'center' }, 'center'),
  end: primitiveStyle({ alignItems: 'flex-end' }, 'end'),
  baseline: primitiveStyle({ alignItems: 'baseline' }, 'baseline'),
};
export const justify = {
  start: primitiveStyle({ justifyContent: 'flex-start' }, 'justifyStart'),
  center: primitiveStyle({ justifyContent: 'center' }, 'justifyCenter'),
  end: primitiveStyle({ justifyContent: 'flex-end' }, 'justifyEnd'),
  between: primitiveStyle({ justifyContent: 'space-between' }, 'between'),
};
