import { primitiveStyle, vars } from '../../theme/styling.ts';

export const hidden = primitiveStyle({
  position: 'absolute',
  // As small as can be: more of it, at the end of a line, would make a narrow page scroll sideways.
  inlineSize: vars.stroke.thin,
  blockSize: vars.stroke.thin,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
});
