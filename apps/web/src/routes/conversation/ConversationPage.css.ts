import { media, vars } from '@sayso/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: '100dvb',
  blockSize: '100dvb',
  overflow: 'hidden',
});

export const withText = style({
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(22rem, 26.25rem)' } },
});

export const stage = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  gap: vars.space['4'],
  minBlockSize: 0,
  overflow: 'auto',
  paddingInline: vars.space['5'],
  paddingBlock: vars.space['6'],
  paddingBlockEnd: `max(${vars.space['8']}, env(safe-area-inset-bottom))`,
  '@media': { [media.desktop]: { paddingInline: vars.space['12'], paddingBlock: vars.space['8'] } },
});

export const bar = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: vars.space['3'],
});
export const barEnd = style({ justifySelf: 'end' });

export const middle = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space['6'],
  minBlockSize: 0,
  inlineSize: '100%',
  maxInlineSize: vars.size.reading,
  marginInline: 'auto',
});

/** On a phone the text takes the coach’s place, and the coach steps aside. */
export const middleWithText = style({
  '@media': { [`not all and ${media.desktop}`]: { justifyContent: 'flex-start', gap: vars.space['3'] } },
});

export const phoneOnly = style({ '@media': { [media.desktop]: { display: 'none' } } });
export const phoneText = style([phoneOnly, { flex: 1, minBlockSize: 0, inlineSize: '100%', display: 'flex' }]);

export const foot = style({
  display: 'grid',
  gap: vars.space['6'],
  justifyItems: 'center',
});

export const wave = style({ inlineSize: '100%', maxInlineSize: vars.size.reading, blockSize: vars.space['16'] });

export const aside = style({
  display: 'none',
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateRows: 'auto minmax(0, 1fr)',
      gap: vars.space['4'],
      minBlockSize: 0,
      padding: vars.space['8'],
      borderInlineStart: `${vars.stroke.thin} solid ${vars.color.line}`,
      backgroundColor: vars.color.surface,
    },
  },
});

export const asideHead = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });

export const controls = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: vars.space['3'],
  alignItems: 'stretch',
  inlineSize: '100%',
  maxInlineSize: '26rem',
});

export const composer = style({ display: 'grid', gap: vars.space['3'], inlineSize: '100%', maxInlineSize: '26rem' });
export const composerActions = style({ display: 'flex', gap: vars.space['3'] });
export const grow = style({ flex: 1 });

export const rings = style({ inlineSize: 'min(100%, 45dvb)', maxInlineSize: '24rem' });
export const ringsWithText = style({
  '@media': { [`not all and ${media.desktop}`]: { inlineSize: vars.space['24'] } },
});
