import { media, vars } from '@sayso/ui/theme';
import { page as base } from '../../platform/page/page.css.ts';
import { style } from '../../platform/styling/screens.ts';

/** The list on the left, the conversation on the right, where there is room for both. */
export const page = style([
  base,
  {
    '@media': {
      [media.desktop]: {
        gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
        alignItems: 'start',
        gap: vars.space['10'],
      },
    },
  },
]);

export const title = style({ '@media': { [media.desktop]: { gridColumn: '1 / -1' } } });
export const failed = style({ display: 'grid', justifyItems: 'start', gap: vars.space['4'] });
export const waiting = style({ display: 'grid', gap: vars.space['3'] });
export const alone = style([base, { alignContent: 'center' }]);

export const onDesktop = style({ display: 'none', '@media': { [media.desktop]: { display: 'block' } } });

export const text = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['5'],
  alignContent: 'start',
});
export const textOnDesktop = style([text, { display: 'none', '@media': { [media.desktop]: { display: 'grid' } } }]);

/** The link back to the list is hidden where the list is beside the conversation. */
export const back = style({ justifySelf: 'start', '@media': { [media.desktop]: { display: 'none' } } });
