import { media, vars } from '@sayso/ui/theme';
import { page as base } from '../../platform/page/page.css.ts';
import { style } from '../../platform/styling/screens.ts';

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
export const bars = style({
  display: 'grid',
  alignItems: 'end',
  '@media': { [media.tablet]: { minBlockSize: '15rem' } },
});
/** The line in words, and the line itself beside them where there is room. */
export const rhythm = style({
  display: 'grid',
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['5'],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 20rem)', columnGap: vars.space['10'] },
  },
});
export const calendar = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space['4'] });
export const calendarHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['3'],
});
export const views = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space['2'] });

export const day = style({ display: 'grid', gap: vars.space['3'] });
export const sessions = style({ display: 'grid', gap: vars.space['2'], margin: 0, padding: 0, listStyle: 'none' });
export const session = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space['4'],
  paddingBlockStart: vars.space['2'],
  borderBlockStart: `${vars.stroke.thin} solid ${vars.color.line}`,
});

export const comesBack = style({ display: 'grid', gap: vars.space['4'], minInlineSize: 0 });
export const errors = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
  gap: vars.space['6'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const error = style({ display: 'grid', alignContent: 'start', gap: vars.space['4'], minInlineSize: 0 });
export const errorHead = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space['3'] });
/** The description of the data, and beside it, where there is room, the ways to export it. */
export const yourData = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['5'],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: vars.space['10'],
    },
  },
});
export const about = style({ display: 'grid', gap: vars.space['3'], minInlineSize: 0 });
export const saves = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space['3'] });
