import { media, vars } from '@sayso/ui/theme';
import { style } from '../../platform/styling/screens.ts';

const oneColumn = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' };

/** As high as the window leaves it, so that what was written scrolls above the room to write; the coach beside it where there is room. */
export const page = style({
  ...oneColumn,
  gridTemplateRows: 'auto minmax(9rem, 1fr) auto',
  gap: vars.space['4'],
  minBlockSize: '100dvb',
  maxInlineSize: vars.size.page,
  marginInline: 'auto',
  padding: vars.space['5'],
  paddingBlockEnd: 0,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 5fr)',
      gridTemplateRows: 'minmax(9rem, 1fr) auto',
      columnGap: vars.space['12'],
      paddingInline: vars.space['12'],
      paddingBlockStart: vars.space['12'],
    },
  },
});

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space['3'],
  '@media': {
    [media.desktop]: { ...oneColumn, gridRow: '1 / -1', alignContent: 'start', gap: vars.space['5'] },
  },
});
export const face = style({
  inlineSize: vars.space['16'],
  '@media': { [media.desktop]: { inlineSize: '100%', maxInlineSize: '15rem' } },
});
export const title = style({ ...oneColumn, gap: vars.space['2'] });
/** A phone needs the room for the words. */
export const lead = style({ display: 'none', '@media': { [media.desktop]: { display: 'block' } } });
export const restart = style({
  gridColumn: '1 / -1',
  justifySelf: 'start',
  '@media': { [media.desktop]: { gridColumn: '1' } },
});

export const messages = style({ position: 'relative', minBlockSize: 0 });
/** Out of the flow: what was written must not make the page any higher. */
export const text = style({ position: 'absolute', inset: 0 });

export const foot = style({ ...oneColumn, gap: vars.space['4'] });
export const composer = style({
  ...oneColumn,
  gap: vars.space['3'],
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end' } },
});
/** Grows to a few lines; the words above it stay in sight. */
export const field = style({ maxBlockSize: '30dvb' });
export const send = style({ '@media': { [media.tablet]: { alignSelf: 'end' } } });
