import { keyframes } from '@vanilla-extract/css';
import { media, partStyle, vars } from '../../theme/styling.ts';

const rise = keyframes({ '0%, 60%, 100%': { transform: 'scaleY(0.35)' }, '30%': { transform: 'scaleY(1)' } });

export const busy = partStyle({
  display: 'inline-flex',
  flexShrink: 0,
  alignItems: 'center',
  justifyContent: 'space-between',
  inlineSize: vars.size.iconSmall,
  blockSize: vars.size.iconSmall,
});

export const bar = partStyle({
  inlineSize: '17%',
  blockSize: '100%',
  borderRadius: vars.radius.full,
  backgroundColor: 'currentColor',
  transform: 'scaleY(0.4)',
  animation: `${rise} 1.1s ${vars.motion.ease} infinite`,
  selectors: {
    '&:nth-child(2)': { animationDelay: '120ms', transform: 'scaleY(0.9)' },
    '&:nth-child(3)': { animationDelay: '240ms' },
  },
  '@media': { [media.stillness]: { animation: 'none' } },
});
