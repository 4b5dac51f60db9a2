import { media, speechCorner, vars } from '@sayso/ui/theme';
import { column } from '../../platform/page/wizard.css.ts';
import { style } from '../../platform/styling/screens.ts';

/** As wide as what is beneath it. */
export const bar = style({ inlineSize: '100%', maxInlineSize: vars.size.page, marginInline: 'auto' });

/** The interviewer is above the form on a phone, and beside it where there is room. */
export const columns = style([
  column,
  {
    '@media': {
      [media.desktop]: {
        gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
        alignItems: 'center',
        gap: vars.space['16'],
        maxInlineSize: vars.size.page,
      },
    },
  },
]);

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['6'],
  '@media': { [media.desktop]: { gridRow: 1, gap: vars.space['8'] } },
});
export const ways = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space['3'],
  '@media': { [media.tablet]: { gridTemplateColumns: 'auto auto', justifyContent: 'start' } },
});

export const interviewer = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'end',
  gap: vars.space['3'],
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'center', gap: vars.space['6'] },
  },
});
export const face = style({
  inlineSize: vars.space['16'],
  '@media': { [media.desktop]: { inlineSize: '14rem', gridRow: 2 } },
});
export const words = style({
  ...speechCorner('md'),
  paddingInline: vars.space['5'],
  paddingBlock: vars.space['4'],
  color: vars.color.ink,
  backgroundColor: vars.color.johnSoft,
  '@media': { [media.desktop]: { ...speechCorner('lg'), padding: vars.space['6'], fontSize: vars.textSize.large } },
});
/** However long the advert is, the way on stays in sight. */
export const advert = style({ maxBlockSize: '16rem' });
