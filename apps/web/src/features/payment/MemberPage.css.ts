import { media, vars } from '@sayso/ui/theme';
import { page as base } from '../../platform/page/page.css.ts';
import { style } from '../../platform/styling/screens.ts';

export const page = style([base, { '@media': { [media.desktop]: { alignContent: 'center', gap: vars.space['8'] } } }]);
export const head = style({ display: 'grid', justifyItems: 'start', gap: vars.space['4'] });

export const plan = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['6'],
  minBlockSize: '17rem',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', minBlockSize: '18rem' } },
});
export const standing = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'space-between',
  gap: vars.space['6'],
  '@media': { [media.tablet]: { alignContent: 'center' } },
});
export const words = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space['3'] });
/** Before the face, which is beside it on a phone. */
export const ways = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  flexWrap: 'wrap',
  gap: vars.space['3'],
  '@media': { [media.tablet]: { flexDirection: 'row' } },
});
/** On the coach's colour a quiet button has the page's own. */
export const other = style({ backgroundColor: vars.color.surface });
/** In the corner of a phone's card; over the card's lower edge where there is room. */
export const face = style({
  position: 'absolute',
  insetBlockEnd: `calc(-1 * ${vars.space['5']})`,
  insetInlineEnd: `calc(-1 * ${vars.space['5']})`,
  inlineSize: '44%',
  maxInlineSize: '13rem',
  pointerEvents: 'none',
  '@media': {
    [media.tablet]: {
      position: 'static',
      placeSelf: 'end center',
      inlineSize: '100%',
      maxInlineSize: '15rem',
      marginBlockEnd: `calc(-1 * ${vars.space['16']})`,
    },
  },
});
