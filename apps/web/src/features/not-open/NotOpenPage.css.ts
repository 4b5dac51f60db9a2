import { media, vars } from '@sayso/ui/theme';
import { page as base } from '../../platform/page/page.css.ts';
import { style } from '../../platform/styling/screens.ts';

const oneColumn = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' };

/** The missing practice on the left, the practice that replaces it on the right, where there is room for both. */
export const page = style([
  base,
  {
    '@media': {
      [media.desktop]: {
        gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
        alignContent: 'center',
        gap: vars.space['10'],
      },
    },
  },
]);

export const panel = style({
  ...oneColumn,
  alignContent: 'space-between',
  gap: vars.space['5'],
  '@media': { [media.desktop]: { minBlockSize: '30rem' } },
});
export const words = style({ ...oneColumn, gap: vars.space['3'], maxInlineSize: vars.size.reading });
/** The coach looks over the card's edge. */
export const face = style({
  justifySelf: 'end',
  inlineSize: '55%',
  maxInlineSize: '15rem',
  marginBlockEnd: `calc(-1 * ${vars.space['12']})`,
  pointerEvents: 'none',
});

export const instead = style({ ...oneColumn, alignContent: 'center', gap: vars.space['4'] });
export const way = style({ ...oneColumn, gap: vars.space['2'] });
export const home = style({ justifySelf: 'start' });
