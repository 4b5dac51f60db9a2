import { primitiveScale, primitiveStyle, vars } from '../../theme/styling.ts';

export const base = primitiveStyle({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }, 'stack');
export const space = primitiveScale(vars.space, (value) => ({ gap: value }));
export const align = {
  stretch: primitiveStyle({ alignItems: 'stretch' }, 'stretch'),
  start: primitiveStyle({ alignItems: 'flex-start' }, 'start'),
  center: primitiveStyle({ alignItems: 'center' }, 'center'),
  end: primitiveStyle({ alignItems: 'flex-end' }, 'end'),
};
