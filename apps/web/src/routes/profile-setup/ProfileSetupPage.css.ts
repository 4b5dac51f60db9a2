import { media, vars } from '@sayso/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gap: vars.space['8'],
  minBlockSize: '100dvb',
  padding: vars.space['5'],
  paddingBlockStart: vars.space['6'],
  paddingBlockEnd: vars.space['10'],
  '@media': { [media.desktop]: { padding: vars.space['12'] } },
});

export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space['6'],
  inlineSize: '100%',
  maxInlineSize: vars.size.reading,
  marginInline: 'auto',
  '@media': { [media.desktop]: { alignContent: 'center' } },
});

/** The focus comes here by itself, so it needs no ring to be found. */
export const title = style({ outline: 'none' });
export const form = style({ display: 'grid', gap: vars.space['4'], maxInlineSize: vars.size.form });
export const faces = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space['5'],
  maxInlineSize: vars.size.form,
});
/** As wide as a thumb wants it on a phone, as wide as its words on a desktop. */
export const action = style({ '@media': { [media.tablet]: { justifySelf: 'start' } } });
export const back = style({ justifySelf: 'start' });
