import { media, vars } from '@sayso/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gap: vars.space['10'],
  minBlockSize: '100dvb',
  padding: vars.space['6'],
  paddingBlockEnd: vars.space['12'],
  '@media': { [media.desktop]: { padding: vars.space['12'] } },
});

export const column = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space['6'],
  inlineSize: '100%',
  maxInlineSize: vars.size.reading,
  marginInline: 'auto',
  '@media': { [media.desktop]: { alignContent: 'center' } },
});

export const form = style({ display: 'grid', gap: vars.space['4'] });
export const faces = style({ display: 'flex', gap: vars.space['4'] });
