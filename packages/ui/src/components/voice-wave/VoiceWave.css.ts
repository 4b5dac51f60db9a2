import { createVar } from '@vanilla-extract/css';
import { componentStyle, media, vars } from '../../theme/styling.ts';

/** The level now, 0 to 1, for the meter that replaces the wave. */
export const level = createVar();

export const root = componentStyle({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  alignItems: 'center',
  inlineSize: '100%',
  blockSize: vars.space['20'],
});

export const tones = {
  voice: componentStyle({ color: vars.color.voice }),
  quiet: componentStyle({ color: vars.color.inkSoft }),
} as const;

export const wave = componentStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
});

/** The wave moves with the voice; with reduced motion a meter replaces it. */
export const followed = componentStyle({ '@media': { [media.stillness]: { display: 'none' } } });

/** The canvas is stretched to its box; the lines keep their width and their round ends. */
export const bars = componentStyle({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: vars.space['1'],
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
});

/** With less motion: how loud it is, as one bar that grows from the start. */
export const meter = componentStyle({
  display: 'none',
  '@media': {
    [media.stillness]: {
      display: 'block',
      blockSize: vars.space['2'],
      borderRadius: vars.radius.full,
      backgroundColor: vars.color.voiceSoft,
      overflow: 'hidden',
    },
  },
});

export const fill = componentStyle({
  blockSize: '100%',
  inlineSize: `calc(100% * ${level})`,
  borderRadius: vars.radius.full,
  backgroundColor: 'currentColor',
});
