import { createVar, keyframes } from '@vanilla-extract/css';
import { componentStyle, componentVariants, media, tabularFigures, vars } from '../../theme/styling.ts';

/** Position of the ring at the next value of the time, and the milliseconds until then. */
export const ahead = createVar('ahead');
export const until = createVar('until');

export const countdown = componentStyle({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  maxInlineSize: '100%',
  aspectRatio: '1',
  containerType: 'inline-size',
});

export const size = componentVariants({
  small: { inlineSize: vars.size.controlLarge },
  standard: { inlineSize: `calc(${vars.space['24']} + ${vars.space['12']})` },
  large: { inlineSize: `calc(2 * ${vars.space['24']} + ${vars.space['12']})` },
});

/** From twelve o'clock. */
export const ring = componentStyle({ gridArea: '1 / 1', inlineSize: '100%', rotate: '-90deg', fill: 'none' });

export const track = componentStyle({ stroke: vars.color.line });

const run = keyframes({ to: { strokeDasharray: `${ahead} 100` } });

/** Even, not eased: it is a clock. Without motion it steps. */
export const time = componentStyle({
  strokeLinecap: 'round',
  animation: `${run} ${until} linear forwards`,
  '@media': { [media.stillness]: { animation: 'none' } },
});

export const tone = componentVariants({ voice: { stroke: vars.color.voice }, ink: { stroke: vars.color.ink } });

/** The last seconds fill the ring: more than a colour that changes. */
export const warning = componentStyle({ fill: vars.color.voice });

/** As wide as the ring allows, however large the reader's text is. */
export const figure = componentStyle({
  gridArea: '1 / 1',
  position: 'relative',
  fontFamily: vars.family.display,
  fontSize: '36cqi',
  fontWeight: vars.weight.heading,
  letterSpacing: vars.tracking.display,
  lineHeight: '1',
  ...tabularFigures,
});

export const figureOnVoice = componentStyle({ color: vars.color.onVoice });
