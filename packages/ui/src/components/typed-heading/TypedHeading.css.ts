import { keyframes } from '@vanilla-extract/css';
import { componentStyle, media, vars } from '../../theme/styling.ts';

const blink = keyframes({ '50%': { opacity: 0 } });

/** Every phrase lies in one cell, so the heading is always as high as its longest. */
export const stage = componentStyle({ display: 'grid' });

export const phrase = componentStyle({ gridArea: '1 / 1', visibility: 'hidden', textWrap: 'wrap' });

export const typed = componentStyle({ visibility: 'visible' });

/** It takes no room in the line, so the letters after it stand where they will be. */
export const caret = componentStyle({
  position: 'relative',
  visibility: 'visible',
  '::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: '0.04em',
    insetBlockStart: '0.04em',
    inlineSize: '0.06em',
    blockSize: '0.98em',
    backgroundColor: vars.color.voice,
    animation: `${blink} 1s steps(1) infinite`,
  },
  '@media': { [media.stillness]: { '::after': { animation: 'none' } } },
});
