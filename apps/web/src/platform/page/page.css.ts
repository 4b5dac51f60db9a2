import { media, vars } from '@sayso/ui/theme';
import { style } from '../styling/shared.ts';

/** A page of the app that scrolls: as wide as its content may be, one column on a phone. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space['6'],
  minBlockSize: '100dvb',
  inlineSize: '100%',
  maxInlineSize: vars.size.page,
  marginInline: 'auto',
  padding: vars.space['5'],
  paddingBlock: vars.space['8'],
  '@media': { [media.desktop]: { padding: vars.space['12'] } },
});
