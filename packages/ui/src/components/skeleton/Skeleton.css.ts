import { keyframes } from '@vanilla-extract/css';
import { componentStyle, componentVariants, media, speechCorner, vars } from '../../theme/styling.ts';

const breathe = keyframes({ '50%': { opacity: 0.55 } });

export const lines = componentStyle({ display: 'grid', gap: vars.space['2'], inlineSize: '100%' });

export const bone = componentStyle({
  display: 'block',
  inlineSize: '100%',
  backgroundColor: vars.color.line,
  animation: `${breathe} 1.6s ease-in-out infinite`,
  selectors: { '&:last-child:not(:only-child)': { inlineSize: '62%' } },
  '@media': { [media.stillness]: { animation: 'none' }, [media.forcedColors]: { border: `${vars.stroke.thin} solid` } },
});

export const shape = componentVariants({
  text: { blockSize: vars.space['4'], borderRadius: vars.radius.xs },
  heading: { blockSize: vars.space['10'], maxInlineSize: '75%', borderRadius: vars.radius.sm },
  card: { blockSize: vars.space['24'], ...speechCorner('lg') },
  round: { inlineSize: vars.size.control, blockSize: vars.size.control, borderRadius: vars.radius.full },
});
