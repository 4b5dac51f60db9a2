import { primitiveStyle, tabularFigures, vars } from '../../theme/styling.ts';

export const base = primitiveStyle(
  { fontFamily: vars.family.text, overflowWrap: 'anywhere', textWrap: 'pretty' },
  'text',
);

export const size = {
  tiny: primitiveStyle({ fontSize: vars.textSize.tiny, lineHeight: vars.leading.text }, 'tiny'),
  small: primitiveStyle({ fontSize: vars.textSize.small, lineHeight: vars.leading.text }, 'small'),
  standard: primitiveStyle({ fontSize: vars.textSize.standard, lineHeight: vars.leading.text }, 'standard'),
  large: primitiveStyle({ fontSize: vars.textSize.large, lineHeight: vars.leading.text }, 'large'),
};

export const weight = {
  regular: primitiveStyle({ fontWeight: vars.weight.regular }, 'regular'),
  medium: primitiveStyle({ fontWeight: vars.weight.medium }, 'medium'),
  strong: primitiveStyle({ fontWeight: vars.weight.strong }, 'strong'),
};

export const tone = {
  inherit: primitiveStyle({ color: 'inherit' }, 'inherit'),
  ink: primitiveStyle({ color: vars.color.ink }, 'ink'),
  soft: primitiveStyle({ color: vars.color.inkSoft }, 'soft'),
  onInk: primitiveStyle({ color: vars.color.onInk }, 'onInk'),
  john: primitiveStyle({ color: vars.color.john }, 'john'),
  good: primitiveStyle({ color: vars.color.good }, 'good'),
  needsWork: primitiveStyle({ color: vars.color.needsWork }, 'needsWork'),
  tryAgain: primitiveStyle({ color: vars.color.tryAgain }, 'tryAgain'),
};

export const align = {
  start: primitiveStyle({ textAlign: 'start' }, 'start'),
  center: primitiveStyle({ textAlign: 'center' }, 'center'),
  end: primitiveStyle({ textAlign: 'end' }, 'end'),
};

export const figures = {
  proportional: '',
  tabular: primitiveStyle(tabularFigures, 'tabular'),
};
