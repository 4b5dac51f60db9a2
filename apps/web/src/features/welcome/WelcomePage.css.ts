import { media, vars } from '@sayso/ui/theme';
import { style } from '../../platform/styling/screens.ts';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  gap: vars.space['6'],
  minBlockSize: '100dvb',
  padding: vars.space['6'],
  '@media': {
    [media.desktop]: { gap: vars.space['12'], padding: vars.space['12'], paddingInline: vars.space['16'] },
  },
});
export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['3'],
});
export const slides = style({
  '@media': { [media.desktop]: { inlineSize: '100%', maxInlineSize: '76rem', marginInline: 'auto' } },
});
