import { media, vars } from '@sayso/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  alignContent: 'center',
  gap: vars.space['8'],
  minBlockSize: '100dvb',
  padding: vars.space['6'],
  maxInlineSize: vars.size.page,
  marginInline: 'auto',
});

export const cards = style({
  display: 'grid',
  gap: vars.space['5'],
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});

export const card = style({
  position: 'relative',
  overflow: 'hidden',
  display: 'grid',
  gridTemplateColumns: '1fr',
  minBlockSize: '15rem',
  '@media': { [media.tablet]: { minBlockSize: '22rem' } },
});

export const words = style({ display: 'grid', alignContent: 'start', gap: vars.space['1'] });

/** The whole card is pressed; its words are read. */
export const choose = style({
  color: 'inherit',
  font: 'inherit',
  letterSpacing: 'inherit',
  '::after': { content: '', position: 'absolute', inset: 0 },
});

export const face = style({
  position: 'absolute',
  insetBlockEnd: `calc(-1 * ${vars.space['6']})`,
  insetInlineEnd: vars.space['3'],
  inlineSize: '55%',
  maxInlineSize: '15rem',
  pointerEvents: 'none',
});
