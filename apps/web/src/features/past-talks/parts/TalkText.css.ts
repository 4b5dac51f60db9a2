import { vars } from '@sayso/ui/theme';
import { style } from '../../../platform/styling/screens.ts';

const oneColumn = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' };

export const talk = style({ ...oneColumn, gap: vars.space['6'], alignContent: 'start' });
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space['4'] });
export const face = style({ flex: 'none' });
export const words = style({ ...oneColumn, gap: vars.space['1'], flex: '1 1 12rem', minInlineSize: 0 });
/** Leaves room above the heading, so that it is not under the edge of the window when it is scrolled to. */
export const title = style({ scrollMarginBlockStart: vars.space['24'] });
export const recap = style({ ...oneColumn, gap: vars.space['2'] });
/** The bubbles lie on the side of who speaks. */
export const bubbles = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space['4'],
});
