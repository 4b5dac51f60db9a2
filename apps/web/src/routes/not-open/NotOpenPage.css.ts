import { media, vars } from '@sayso/ui/theme';
import { page as base } from '../../shell/page.css.ts';
import { style } from '../../styling/routes.ts';

const oneColumn = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' };

/** What is not there on the left, what is on the right, where there is room for both. */
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
/** It looks over the card's edge. */
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
