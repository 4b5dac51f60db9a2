import { media, vars } from '@sayso/ui/theme';
import { style } from '../../platform/styling/screens.ts';

export const page = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(min-content, 1fr)',
  gap: vars.space['6'],
  minBlockSize: '100dvb',
  maxInlineSize: vars.size.page,
  marginInline: 'auto',
  padding: vars.space['5'],
  paddingBlock: vars.space['8'],
  '@media': {
    [media.desktop]: { gridTemplateRows: 'auto auto', alignContent: 'center', gap: vars.space['8'] },
  },
});

/** Two halves of what is left of a phone; side by side where there is room. */
export const cards = style({
  display: 'grid',
  gap: vars.space['5'],
  // Lower than this the face would stand behind the words.
  gridAutoRows: 'minmax(17rem, 1fr)',
  '@media': {
    [media.tablet]: { gridTemplateColumns: '1fr 1fr', gridAutoRows: 'minmax(24rem, auto)' },
  },
});

export const choose = style({
  color: 'inherit',
  font: 'inherit',
  letterSpacing: 'inherit',
  outline: 'none',
  // The whole card is pressed; its words are read.
  '::after': { content: '', position: 'absolute', inset: 0 },
});

export const card = style({
  position: 'relative',
  overflow: 'hidden',
  display: 'grid',
  alignContent: 'start',
  outlineOffset: vars.stroke.thick,
  selectors: {
    [`&:has(${choose}:focus-visible)`]: { outline: `${vars.stroke.focus} solid ${vars.color.ink}` },
  },
});

export const words = style({ display: 'grid', justifyItems: 'start', gap: vars.space['2'] });
export const lines = style({ display: 'grid' });
export const chosen = style({ marginBlockStart: vars.space['2'] });

export const face = style({
  position: 'absolute',
  insetBlockEnd: `calc(-1 * ${vars.space['5']})`,
  insetInlineEnd: vars.space['4'],
  inlineSize: '52%',
  maxInlineSize: '12rem',
  pointerEvents: 'none',
  '@media': { [media.tablet]: { inlineSize: '62%', maxInlineSize: '19rem' } },
});
