import { createVar } from '@vanilla-extract/css';
import { componentStyle, componentVariants, media, transition, vars } from '../../theme/styling.ts';

export const share = createVar('share');

export const track = componentStyle({
  blockSize: vars.space['2'],
  inlineSize: '100%',
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.line,
  '@media': { [media.forcedColors]: { border: `${vars.stroke.thin} solid` } },
});

export const fill = componentStyle({
  blockSize: '100%',
  inlineSize: share,
  borderStartEndRadius: vars.radius.xs,
  borderEndEndRadius: `calc(${vars.radius.xs} * ${vars.speech.tightness})`,
  transition: transition(['inline-size'], 'slow'),
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' } },
});

export const tone = componentVariants({
  ink: { backgroundColor: vars.color.ink },
  voice: { backgroundColor: vars.color.voice },
  good: { backgroundColor: vars.color.good },
});
