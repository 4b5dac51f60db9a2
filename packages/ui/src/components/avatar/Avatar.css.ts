import { componentStyle, componentVariants, speechCorner, vars } from '../../theme/styling.ts';

export const root = componentStyle({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  aspectRatio: '1',
  overflow: 'hidden',
  color: vars.color.ink,
  backgroundColor: vars.color.voiceSoft,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.display,
  userSelect: 'none',
});

/** The learner's side of the conversation: the tight corner is at the end. */
export const sizes = componentVariants({
  small: { ...speechCorner('xs', 'learner'), inlineSize: vars.space['8'], fontSize: vars.textSize.tiny },
  standard: { ...speechCorner('sm', 'learner'), inlineSize: vars.space['12'], fontSize: vars.textSize.standard },
  large: { ...speechCorner('lg', 'learner'), inlineSize: vars.space['24'], fontSize: vars.displaySize['2'] },
});

export const picture = componentStyle({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
