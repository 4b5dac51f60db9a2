import { keyframes } from '@vanilla-extract/css';
import { componentStyle, compositeStyle, media, side, speechCorner, vars } from '../../theme/styling.ts';

const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: `translateY(${vars.space['4']})` } });

export const overlay = componentStyle({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.overlay,
  display: 'grid',
  // On a phone the dialog stands where the thumb is.
  alignItems: 'end',
  justifyItems: 'center',
  padding: side('4'),
  overflowY: 'auto',
  backgroundColor: vars.color.scrim,
  animation: `${appear} ${vars.motion.normal} ${vars.motion.ease}`,
  '@media': { [media.tablet]: { alignItems: 'center' } },
});

export const content = componentStyle({
  position: 'relative',
  zIndex: vars.layer.dialog,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space['4'],
  inlineSize: '100%',
  maxInlineSize: `calc(${vars.size.form} + ${vars.space['10']})`,
  padding: side('6'),
  color: vars.color.ink,
  backgroundColor: vars.color.surface,
  ...speechCorner('xl'),
  boxShadow: vars.shadow.float,
  animation: `${rise} ${vars.motion.slow} ${vars.motion.ease}`,
  '@media': {
    [media.tablet]: { padding: side('8') },
    [media.forcedColors]: { border: `${vars.stroke.thin} solid` },
  },
});

/** Leaves the corner to the cross. */
export const besideClose = componentStyle({ paddingInlineEnd: vars.space['10'] });

/** Its drawing lines up with the edge of the text. */
export const close = compositeStyle({
  position: 'absolute',
  insetBlockStart: vars.space['4'],
  insetInlineEnd: side('4'),
  '@media': { [media.tablet]: { insetBlockStart: vars.space['6'], insetInlineEnd: vars.space['5'] } },
});

export const actions = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space['3'],
  marginBlockStart: vars.space['2'],
  '@media': {
    [media.tablet]: { flexDirection: 'row', flexWrap: 'wrap-reverse', justifyContent: 'flex-end' },
  },
});
