import { primitiveStyle } from '../../theme/styling.ts';

export const hidden = primitiveStyle({
  position: 'absolute',
  inlineSize: '1em',
  blockSize: '1em',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
});
