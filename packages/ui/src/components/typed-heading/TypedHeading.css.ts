import { keyframes, type StyleRule } from '@vanilla-extract/css';
import { componentStyle, media, vars } from '../../theme/styling.ts';

const blink = keyframes({ '50%': { opacity: 0 } });

/** It stands where the letters end and takes no room in the line, so the letters after it stand where they will be. */
const caretBar: StyleRule = {
  content: '""',
  position: 'absolute',
  marginInlineStart: '0.04em',
  inlineSize: '0.06em',
  blockSize: '0.98em',
  backgroundColor: vars.color.voice,
};

/** Every phrase lies in one cell, so the heading is always as high as its longest. */
export const stage = componentStyle({ display: 'grid' });

export const phrase = componentStyle({
  gridArea: '2 / 1',
  visibility: 'hidden',
  textWrap: 'wrap',
  '@media': {
    [media.stillness]: { selectors: { '&:first-child': { visibility: 'visible' }, '&:first-child::after': caretBar } },
  },
});

export const typed = componentStyle({
  visibility: 'visible',
  '@media': { [media.stillness]: { visibility: 'inherit' } },
});

export const caret = componentStyle({
  visibility: 'visible',
  '::after': { ...caretBar, animation: `${blink} 1s steps(1) infinite` },
  '@media': { [media.stillness]: { display: 'none' } },
});
