import { media, vars } from '@sayso/ui/theme';
import { style } from '../styling/shared.ts';

/** A page that asks one thing at a time: how far one is above, the question in the room that is left. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
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
