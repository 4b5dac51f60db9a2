import { media, vars } from '@sayso/ui/theme';
import { keyframes } from '@vanilla-extract/css';
import { style } from '../../platform/styling/screens.ts';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  justifyItems: 'center',
  gap: vars.space['6'],
  minBlockSize: '100dvb',
  padding: vars.space['6'],
  textAlign: 'center',
});

export const faces = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space['4'],
  inlineSize: '100%',
  maxInlineSize: vars.size.form,
  '@media': { [media.desktop]: { maxInlineSize: vars.size.reading } },
});

const arrive = keyframes({ from: { opacity: 0, transform: `translateY(${vars.space['3']})` } });

/** Each step comes up once; under reduced motion the times are none. */
export const words = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space['3'],
  minBlockSize: '8rem',
  animation: `${arrive} ${vars.motion.slow} ${vars.motion.ease}`,
});

/** Its room is kept, so that nothing moves when the way on is known. */
export const action = style({ minBlockSize: vars.size.control });
