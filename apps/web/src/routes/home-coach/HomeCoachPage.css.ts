import { media, speechCorner, vars } from '@sayso/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space['5'],
  minBlockSize: '100dvb',
  maxInlineSize: vars.size.page,
  marginInline: 'auto',
  padding: vars.space['5'],
  paddingBlockStart: vars.space['6'],
  '@media': { [media.desktop]: { padding: vars.space['12'], gap: vars.space['6'] } },
});

export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: vars.space['3'],
});
export const level = style({ display: 'flex', alignItems: 'center', gap: vars.space['3'] });

export const talk = style({
  position: 'relative',
  overflow: 'hidden',
  display: 'grid',
  minBlockSize: '14rem',
  '@media': { [media.desktop]: { minBlockSize: '24rem' } },
});
export const talkWords = style({
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr',
  justifyItems: 'start',
  gap: vars.space['2'],
  inlineSize: '50%',
});
export const microphone = style({
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'end',
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
  color: vars.color.onVoice,
  backgroundColor: vars.color.voice,
  ...speechCorner('sm'),
});
export const face = style({
  position: 'absolute',
  insetBlockEnd: `calc(-1 * ${vars.space['5']})`,
  insetInlineEnd: `calc(-1 * ${vars.space['5']})`,
  inlineSize: '55%',
  maxInlineSize: '22rem',
  pointerEvents: 'none',
});
