import { primitiveStyle, vars } from '../../theme/styling.ts';

export const base = primitiveStyle(
  {
    flexShrink: 0,
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  'icon',
);

/** A mark with its own fills. */
export const mark = primitiveStyle({ stroke: 'none' }, 'mark');

/** Arrows and planes point the way of reading. */
export const directional = primitiveStyle({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } }, 'directional');

export const size = {
  small: primitiveStyle({ inlineSize: vars.size.iconSmall, blockSize: vars.size.iconSmall }, 'small'),
  standard: primitiveStyle({ inlineSize: vars.size.icon, blockSize: vars.size.icon }, 'standard'),
  large: primitiveStyle({ inlineSize: vars.size.iconLarge, blockSize: vars.size.iconLarge }, 'large'),
};
