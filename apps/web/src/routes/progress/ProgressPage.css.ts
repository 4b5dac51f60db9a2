import { media, vars } from '@sayso/ui/theme';
import { style } from '@vanilla-extract/css';
import { page as base } from '../../shell/page.css.ts';

export const page = style([base, { gap: vars.space['5'] }]);

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space['4'],
  marginBlockEnd: vars.space['2'],
});
export const words = style({ display: 'grid', gap: vars.space['2'], minInlineSize: 0 });
export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space['2'] });
export const failed = style({ display: 'grid', justifyItems: 'start', gap: vars.space['4'] });

/** The rings have the width of two weeks on a tablet, and of one and a half on a desktop. */
export const charts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['5'],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1.6fr) repeat(3, minmax(0, 1fr))' },
  },
});
export const today = style({
  '@media': { [media.tablet]: { gridColumn: '1 / -1' }, [media.desktop]: { gridColumn: 'auto' } },
});
/** Bars stand on the card's lower edge, level with their neighbours. */
export const bars = style({ display: 'grid', alignItems: 'end', minBlockSize: '15rem' });
export const calendar = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space['4'] });
export const views = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space['2'] });
