import { createVar } from '@vanilla-extract/css';
import { componentStyle, componentVariants, media, speechCorner, vars } from '../../theme/styling.ts';

/** How loud the learner is, 0 to 1. */
export const loudness = createVar();

export const root = componentStyle({ position: 'relative', isolation: 'isolate' });

export const shapes = componentVariants({
  wide: { display: 'grid', inlineSize: '100%' },
  square: { display: 'inline-grid' },
});

/** Shows that the microphone hears: it reaches out of the button as far as the voice is loud. */
export const halo = componentStyle({
  ...speechCorner('md'),
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  color: vars.color.voice,
  backgroundColor: vars.color.voiceSoft,
  boxShadow: `0 0 0 calc(${vars.space['3']} * ${loudness}) ${vars.color.voiceSoft}`,
  '@media': { [media.forcedColors]: { display: 'none' } },
});
