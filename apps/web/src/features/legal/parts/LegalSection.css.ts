import { media, speechCorner, vars } from '@sayso/ui/theme';
import { style } from '../../../platform/styling/screens.ts';

/** Comes to rest below the navigation that stays at the top of a phone. */
export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['8'],
  paddingBlockStart: vars.space['8'],
  scrollMarginBlockStart: vars.space['16'],
  selectors: {
    '& + &': { borderBlockStart: `${vars.stroke.thin} solid ${vars.color.line}` },
  },
  '@media': {
    [media.desktop]: {
      scrollMarginBlockStart: 0,
      paddingBlockStart: vars.space['12'],
      selectors: { '&:first-of-type': { paddingBlockStart: 0 } },
    },
  },
});

export const head = style({ display: 'grid', gap: vars.space['3'] });
export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space['3'] });
export const points = style({ display: 'grid', gap: vars.space['2'] });

/** Each point begins with a small bubble. */
export const point = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space['3'],
  '::before': {
    content: '',
    inlineSize: vars.space['2'],
    blockSize: vars.space['2'],
    marginBlockStart: `calc((${vars.leading.text} * 1em - ${vars.space['2']}) / 2)`,
    backgroundColor: vars.color.inkSoft,
    ...speechCorner('xs'),
  },
});
