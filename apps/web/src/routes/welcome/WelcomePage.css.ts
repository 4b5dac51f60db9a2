import { media, vars } from '@sayso/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: vars.space['8'],
  minBlockSize: '100dvb',
  padding: vars.space['6'],
  paddingBlockEnd: vars.space['10'],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '1fr 1fr',
      gridTemplateRows: 'auto 1fr',
      alignItems: 'center',
      columnGap: vars.space['16'],
      padding: vars.space['16'],
    },
  },
});

export const faces = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space['5'],
  alignItems: 'center',
  alignSelf: 'center',
  justifySelf: 'center',
  inlineSize: '100%',
  maxInlineSize: vars.size.reading,
  '@media': { [media.desktop]: { order: 2, gridRow: '2' } },
});

export const words = style({
  display: 'grid',
  gap: vars.space['4'],
  '@media': { [media.desktop]: { gridRow: '2', maxInlineSize: vars.size.reading } },
});
export const action = style({
  marginBlockStart: vars.space['4'],
  '@media': { [media.tablet]: { justifySelf: 'start' } },
});
