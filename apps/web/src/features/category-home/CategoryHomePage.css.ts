import { media, vars } from '@sayso/ui/theme';
import { page as base } from '../../platform/page/page.css.ts';
import { style } from '../../platform/styling/screens.ts';

const oneColumn = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' };

/** The conversation after the tiles; beside them where there is room. */
export const page = style([
  base,
  {
    '@media': {
      [media.desktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', gap: vars.space['8'] },
    },
  },
]);
export const head = style({
  ...oneColumn,
  gap: vars.space['3'],
  '@media': { [media.desktop]: { gridColumn: '1 / -1' } },
});
export const lead = style({ maxInlineSize: vars.size.reading });

/** One beneath the other on a phone, where two would break their names. */
export const tiles = style({
  ...oneColumn,
  gap: vars.space['3'],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gap: vars.space['4'] },
  },
});
export const tile = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space['4'],
  '@media': {
    [media.tablet]: { ...oneColumn, alignContent: 'space-between', gap: vars.space['6'] },
    [media.desktop]: { minBlockSize: '12rem' },
  },
});
export const tileWords = style({ ...oneColumn, gap: vars.space['1'] });

/** As wide as its text. */
export const notOpen = style({ justifySelf: 'start', marginBlockStart: vars.space['1'] });

export const talk = style({ position: 'relative', ...oneColumn, minBlockSize: '12rem' });
export const talkWords = style({
  position: 'relative',
  ...oneColumn,
  alignContent: 'start',
  justifyItems: 'start',
  gap: vars.space['5'],
});
export const face = style({
  position: 'absolute',
  insetBlockEnd: `calc(-1 * ${vars.space['6']})`,
  insetInlineEnd: `calc(-1 * ${vars.space['6']})`,
  inlineSize: '38%',
  pointerEvents: 'none',
  '@media': {
    [media.tablet]: { maxInlineSize: '11rem' },
    [media.desktop]: { inlineSize: '62%', maxInlineSize: '17rem' },
  },
});
