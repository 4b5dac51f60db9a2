import { media, speechCorner, vars } from '@sayso/ui/theme';
import { page as base } from '../../platform/page/page.css.ts';
import { style } from '../../platform/styling/screens.ts';

/** The words first; beside the price where there is room for both. */
export const page = style([
  base,
  {
    '@media': {
      [media.desktop]: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
        alignContent: 'center',
        alignItems: 'stretch',
        gap: vars.space['16'],
      },
    },
  },
]);

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space['4'],
  '@media': { [media.desktop]: { paddingBlockStart: vars.space['8'] } },
});

export const gives = style({ display: 'grid', gap: vars.space['3'], marginBlockStart: vars.space['2'] });
export const give = style({ display: 'flex', alignItems: 'start', gap: vars.space['3'] });

/** On a phone the price is what matters. */
export const faces = style({
  display: 'none',
  '@media': {
    [media.desktop]: {
      display: 'flex',
      gap: vars.space['4'],
      alignItems: 'end',
      marginBlockStart: vars.space['8'],
    },
  },
});
export const face = style({ inlineSize: '10rem' });

export const plan = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space['6'],
});
export const sum = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space['2'] });
export const period = style({ letterSpacing: 'normal' });
export const sandbox = style({
  ...speechCorner('md'),
  padding: vars.space['4'],
  backgroundColor: vars.color.paper,
});
