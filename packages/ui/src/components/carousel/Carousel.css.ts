import { createVar } from '@vanilla-extract/css';
import { componentStyle, media, transition, vars } from '../../theme/styling.ts';

/** The number of the slide that is shown. */
export const shown = createVar();

export const carousel = componentStyle({ display: 'grid', gap: vars.space['4'], minInlineSize: 0 });

export const window = componentStyle({
  overflow: 'clip',
  // A finger that goes sideways moves the slides; up and down scrolls as ever.
  touchAction: 'pan-y',
  userSelect: 'none',
  cursor: 'grab',
  selectors: { '&:active': { cursor: 'grabbing' } },
});

export const track = componentStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '100%',
  translate: `calc(-100% * ${shown}) 0`,
  transition: transition(['translate'], 'slow'),
  selectors: { '&:dir(rtl)': { translate: `calc(100% * ${shown}) 0` } },
  '@media': { [media.stillness]: { transition: 'none' } },
});

export const slide = componentStyle({ minInlineSize: 0 });

export const controls = componentStyle({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space['2'],
});

export const dots = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  marginInlineStart: `calc(-1 * ${vars.space['1']})`,
});

/** A dot to the eye, a finger wide to the finger; the current one is longer, not only darker. */
export const dot = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.space['8'],
  blockSize: vars.size.target,
  borderRadius: vars.radius.sm,
  cursor: 'pointer',
  selectors: {
    '&::before': {
      content: '""',
      inlineSize: vars.space['2'],
      blockSize: vars.space['2'],
      borderRadius: vars.radius.full,
      backgroundColor: vars.color.lineStrong,
      transition: transition(['inline-size', 'background-color'], 'normal'),
    },
    '&:hover::before': { backgroundColor: vars.color.ink },
    '&[aria-current]::before': { inlineSize: vars.space['6'], backgroundColor: vars.color.ink },
  },
});
