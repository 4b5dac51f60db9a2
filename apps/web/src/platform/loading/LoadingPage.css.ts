import { media } from '@sayso/ui/theme';
import { keyframes } from '@vanilla-extract/css';
import { style } from '../styling/shared.ts';

const appear = keyframes({ from: { opacity: 0 } });

/** Words that would flash where a page is there in a moment: they come only to a wait that can be felt. */
export const words = style({
  display: 'grid',
  justifyItems: 'center',
  animation: `${appear} 200ms 400ms backwards`,
  '@media': { [media.stillness]: { animationDuration: '1ms' } },
});
