import { media, vars } from '@sayso/ui/theme';
import { style } from '../../platform/styling/screens.ts';

const oneColumn = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' };

/** The score large, and beside it what it is made of. */
export const score = style({
  ...oneColumn,
  gap: vars.space['5'],
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'end' } },
});
export const figure = style({ ...oneColumn, gap: vars.space['2'] });
export const facts = style({ ...oneColumn, gap: vars.space['3'] });
export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space['4'],
});

export const main = style({ ...oneColumn, gap: vars.space['5'] });
/** On a phone the tip comes before what was said; on a desktop it stands beside all of it, and stays while that is read. */
export const tips = style({
  '@media': { [media.desktop]: { gridRow: '1 / span 2', position: 'sticky', insetBlockStart: vars.space['12'] } },
});
/** Where there is room, the coach is larger than an icon before the text. */
export const tipsHead = style({
  '@media': { [media.desktop]: { flexDirection: 'column', alignItems: 'start', gap: vars.space['5'] } },
});
export const tipsFace = style({
  inlineSize: vars.space['12'],
  '@media': { [media.desktop]: { inlineSize: '11rem', alignSelf: 'center' } },
});
export const feedback = style({ ...oneColumn, gap: vars.space['2'] });
export const card = style({ ...oneColumn, alignContent: 'start', gap: vars.space['4'] });
export const words = style({ ...oneColumn, gap: vars.space['2'] });
export const word = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space['4'],
});
export const pair = style({
  ...oneColumn,
  gap: vars.space['5'],
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});
export const turn = style({
  ...oneColumn,
  gap: vars.space['1'],
  selectors: {
    '& + &': {
      paddingBlockStart: vars.space['4'],
      borderBlockStart: `${vars.stroke.thin} solid ${vars.color.line}`,
    },
  },
});
export const actions = style({ display: 'grid', '@media': { [media.tablet]: { justifyItems: 'start' } } });
