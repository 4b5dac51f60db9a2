import { createVar } from '@vanilla-extract/css';
import { componentStyle, speechCorner, transition, vars } from '../../theme/styling.ts';
import { data, edge } from '../internal/tones.css.ts';

/** How high, as a percentage of the room. */
export const share = createVar();

/** Seven letters beside each other, also where doubled text has no room for them. */
const letterSize = `min(${vars.textSize.tiny}, 6.5cqi)`;

export const week = componentStyle({
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: `min(${vars.space['2']}, 2cqi)`,
  flexGrow: 1,
  minBlockSize: '12rem',
  marginBlockStart: vars.space['5'],
});

export const day = componentStyle({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  gap: vars.space['2'],
  textAlign: 'center',
  fontSize: letterSize,
  lineHeight: vars.leading.snug,
  color: vars.color.inkSoft,
});

/** Beside `day`. */
export const today = componentStyle({ fontWeight: vars.weight.strong, color: vars.color.ink });

export const room = componentStyle({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  minBlockSize: 0,
});

/** An empty day still has a foot to stand on: its edge. */
export const bar = componentStyle({
  inlineSize: '100%',
  maxInlineSize: vars.space['5'],
  blockSize: `max(${share}, ${vars.stroke.thick})`,
  ...speechCorner('xs'),
  // Quieter than today, and still apart from its surface.
  backgroundColor: vars.color.line,
  border: `${vars.stroke.thin} solid ${vars.color.lineStrong}`,
  transition: transition(['block-size'], 'slow'),
  selectors: { [`${today} &`]: { backgroundColor: data, borderColor: edge } },
});

/** As high as the bars can be: the letters beneath are left out. */
export const goalRoom = componentStyle({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  insetBlockEnd: `calc(${vars.leading.snug} * ${letterSize} + ${vars.space['2']})`,
  pointerEvents: 'none',
});

export const goal = componentStyle({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: share,
  borderBlockEnd: `${vars.stroke.thick} dotted ${vars.color.inkSoft}`,
});
