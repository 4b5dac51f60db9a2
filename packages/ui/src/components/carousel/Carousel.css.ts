import { createVar } from '@vanilla-extract/css';
import { componentStyle, componentVariants, media, speechCorner, transition, vars } from '../../theme/styling.ts';

/** The number of the slide that is shown, and how far a finger has taken it. */
export const shown = createVar('shown');
export const offset = createVar('offset');

/**
 * More than a focus ring is wide, so that no slide looks into the next. A share of the window, as the slides are: when the window or the
 * text grows nothing has to move.
 */
const between = '10%';

/** Room for the words beside the picture. */
const wide = '(min-width: 44rem)';

/** Grows to the height that it is given. */
export const carousel = componentStyle({ display: 'grid', minInlineSize: 0, containerType: 'inline-size' });

export const body = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: '1fr auto',
  gap: vars.space['4'],
  minInlineSize: 0,
});

export const window = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'clip',
  // The ring of what has the focus may stand over the edge.
  overflowClipMargin: vars.space['2'],
  // A finger that goes sideways moves the slides; up and down scrolls as ever.
  touchAction: 'pan-y',
  userSelect: 'none',
});

export const track = componentStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '100%',
  columnGap: between,
  translate: `calc((-100% - ${between}) * ${shown} + ${offset}) 0`,
  transition: transition(['translate'], 'slow'),
  selectors: {
    '&:dir(rtl)': { translate: `calc((100% + ${between}) * ${shown} + ${offset}) 0` },
    '&[data-swiping]': { transition: 'none' },
  },
  '@media': { [media.stillness]: { transition: 'none' } },
});

export const slide = componentStyle({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  gap: vars.space['6'],
  minInlineSize: 0,
  '@container': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr)',
      gridTemplateRows: '1fr',
      alignItems: 'center',
      gap: vars.space['10'],
    },
  },
});

/** A stage for the picture, and on the last slide the way on. */
export const picture = componentStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: `min(${vars.size.reading} * 0.5, 80vw)`,
  overflow: 'hidden',
  ...speechCorner('xl'),
  selectors: { 'button&': { cursor: 'pointer' } },
});

export const tone = componentVariants({
  surface: { backgroundColor: vars.color.surface, color: vars.color.ink },
  // On the dark page its paper would not be seen.
  ink: { backgroundColor: vars.color.surface, color: vars.color.ink },
  john: { backgroundColor: vars.color.johnSoft, color: vars.color.ink },
  daisy: { backgroundColor: vars.color.daisySoft, color: vars.color.ink },
});

/** The sign that the last picture leads on. */
export const onward = componentStyle({
  position: 'absolute',
  insetBlockEnd: `min(${vars.space['4']}, 4vw)`,
  insetInlineEnd: `min(${vars.space['4']}, 4vw)`,
  display: 'grid',
  placeItems: 'center',
  inlineSize: `min(${vars.size.control}, 14vw)`,
  blockSize: `min(${vars.size.control}, 14vw)`,
  ...speechCorner('sm'),
  color: vars.color.onInk,
  backgroundColor: vars.color.ink,
  transition: transition(['transform']),
  '@media': {
    [media.hover]: { selectors: { [`${picture}:hover &`]: { transform: 'scale(1.06)' } } },
    [media.stillness]: { transition: 'none' },
  },
});

export const words = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere', userSelect: 'text' });

export const controls = componentStyle({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space['2'],
  minBlockSize: vars.size.target,
});

export const dots = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  marginInlineStart: `calc(-1 * ${vars.space['3']})`,
});

/** A dot to the eye, a finger wide to the finger; the current one is longer, not only darker. */
export const dot = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: `min(${vars.size.target}, 14vw)`,
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
    '&:active::before': { inlineSize: vars.space['4'], backgroundColor: vars.color.ink },
    '&[aria-current]::before': { inlineSize: vars.space['6'], backgroundColor: vars.color.ink },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&::before': { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' } } },
  },
});
