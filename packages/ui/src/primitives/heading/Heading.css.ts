import { primitiveStyle, vars } from '../../theme/styling.ts';

export const base = primitiveStyle(
  {
    fontFamily: vars.family.display,
    fontWeight: vars.weight.heading,
    letterSpacing: vars.tracking.display,
    lineHeight: vars.leading.display,
    overflowWrap: 'anywhere',
    textWrap: 'balance',
  },
  'heading',
);

export const size = {
  hero: primitiveStyle(
    { fontSize: vars.displaySize.hero, fontWeight: vars.weight.hero, lineHeight: vars.leading.hero },
    'hero',
  ),
  '1': primitiveStyle({ fontSize: vars.displaySize['1'] }, 'size1'),
  '2': primitiveStyle({ fontSize: vars.displaySize['2'] }, 'size2'),
  '3': primitiveStyle({ fontSize: vars.displaySize['3'] }, 'size3'),
  '4': primitiveStyle({ fontSize: vars.displaySize['4'] }, 'size4'),
};
