import { createVar } from '@vanilla-extract/css';
import { componentStyle, media, speechCorner, transition, vars } from '../../theme/styling.ts';
import { data, edge } from '../internal/tones.css.ts';

/** How high, as a percentage of the room. */
export const share = createVar();

const goalLine = `${vars.stroke.thick} dotted ${vars.color.inkSoft}`;

/**
 * Legend of the dotted line. Charts without a goal keep the same empty space, so that the bars of charts side by side begin and end together.
 */
export const goalWords = componentStyle({
  minBlockSize: vars.space['6'],
  fontSize: vars.textSize.tiny,
  lineHeight: vars.leading.snug,
  color: vars.color.inkSoft,
  '::before': {
    content: '""',
    display: 'inline-block',
    inlineSize: vars.space['5'],
    marginInlineEnd: vars.space['2'],
    verticalAlign: 'middle',
    borderBlockEnd: goalLine,
  },
});

/** A row of bars over a row of letters. */
export const week = componentStyle({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  rowGap: vars.space['2'],
  flexGrow: 1,
  // Three of them one under the other should not be three screens of a phone.
  minBlockSize: '8rem',
  '@media': { [media.tablet]: { minBlockSize: '12rem' } },
  marginBlockStart: vars.space['6'],
  selectors: { [`${goalWords} + &`]: { marginBlockStart: 0 } },
  textAlign: 'center',
  // Seven letters beside each other, also where doubled text has no room for them.
  fontSize: `min(${vars.textSize.tiny}, 4vw)`,
  lineHeight: vars.leading.snug,
  color: vars.color.inkSoft,
});

export const plot = componentStyle({ position: 'relative' });

export const letters = componentStyle({ position: 'relative', blockSize: '1lh' });

export const day = componentStyle({ position: 'absolute' });

/** An empty day still has a foot to stand on: its edge. */
export const bar = componentStyle({
  position: 'absolute',
  insetBlockEnd: 0,
  maxInlineSize: vars.space['5'],
  marginInline: 'auto',
  blockSize: `max(${share}, ${vars.stroke.thick})`,
  ...speechCorner('xs'),
  // Quieter than today, and still apart from its surface.
  backgroundColor: vars.color.line,
  border: `${vars.stroke.thin} solid ${vars.color.lineStrong}`,
  transition: transition(['block-size'], 'slow'),
});

/** The bar and the letter of today, in its tone and in bold. */
export const todaysBar = componentStyle({ backgroundColor: data, borderColor: edge });
export const todaysLetter = componentStyle({ fontWeight: vars.weight.strong, color: vars.color.ink });

/** Across the row of bars. */
export const goal = componentStyle({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: share,
  borderBlockEnd: goalLine,
  pointerEvents: 'none',
});
