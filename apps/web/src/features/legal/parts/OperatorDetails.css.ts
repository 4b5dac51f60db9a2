import { media, speechCorner, vars } from '@sayso/ui/theme';
import { style } from '../../../platform/styling/screens.ts';

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['4'],
  padding: `${vars.space['4']} min(${vars.space['5']}, 5vw)`,
  backgroundColor: vars.color.surface,
  ...speechCorner('md'),
});

export const details = style({
  display: 'grid',
  gap: vars.space['4'],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const detail = style({ display: 'grid', alignContent: 'start', gap: vars.space['1'] });

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space['3'],
});
