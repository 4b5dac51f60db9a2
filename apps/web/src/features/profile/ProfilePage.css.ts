import { media, vars } from '@sayso/ui/theme';
import { page as base } from '../../platform/page/page.css.ts';
import { style } from '../../platform/styling/screens.ts';

/** The person on the left, the content on the right, where there is room for both. */
export const page = style([
  base,
  {
    gap: vars.space['8'],
    '@media': {
      [media.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', gap: vars.space['12'] },
    },
  },
]);

export const identity = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  alignContent: 'start',
  gap: vars.space['5'],
});
export const name = style({ display: 'grid', gap: vars.space['2'], minInlineSize: 0, overflowWrap: 'anywhere' });
export const plan = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space['3'] });

export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space['5'],
});

export const stats = style({
  display: 'grid',
  // Two side by side, one where the text is doubled.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(max(8.5rem, 34%), 100%), 1fr))',
  gap: vars.space['3'],
});
export const stat = style({ display: 'grid', alignContent: 'space-between', gap: vars.space['2'] });
export const figure = style({
  fontFamily: vars.family.display,
  fontSize: vars.displaySize['2'],
  fontWeight: vars.weight.heading,
  letterSpacing: vars.tracking.display,
  lineHeight: vars.leading.display,
});
/** Words in place of a figure. */
export const missing = style({ display: 'block', fontSize: vars.displaySize['4'] });
export const unit = style({
  fontFamily: vars.family.text,
  fontSize: vars.textSize.small,
  fontWeight: vars.weight.strong,
  letterSpacing: vars.tracking.normal,
  color: vars.color.inkSoft,
});

export const evidence = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space['4'] });

export const about = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space['4'] });
export const aboutHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['3'],
});
export const facts = style({ display: 'grid' });
export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['1'],
  paddingBlock: vars.space['4'],
  borderBlockStart: `${vars.stroke.thin} solid ${vars.color.line}`,
  selectors: { '&:last-child': { paddingBlockEnd: 0 } },
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
      alignItems: 'center',
      gap: vars.space['4'],
    },
  },
});
export const topics = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space['2'] });
export const coach = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space['3'] });

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space['5'] });
export const account = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space['3'] });
export const remove = style({ color: vars.color.tryAgain });
