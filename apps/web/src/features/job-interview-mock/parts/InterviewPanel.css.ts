import { vars } from '@sayso/ui/theme';
import { style } from '../../../platform/styling/screens.ts';

export const container = style({ containerType: 'inline-size', inlineSize: '100%' });

/** Room for the small buttons on both sides of the big ones. */
export const wide = '(min-width: 46rem)';

/** The big buttons, and close under them the small ones; in one line where there is room, which leaves the height to the face. */
export const controls = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 26rem)',
  justifyContent: 'center',
  gap: vars.space['4'],
  '@container': {
    [wide]: { gridTemplateColumns: 'minmax(max-content, 1fr) 26rem minmax(max-content, 1fr)', alignItems: 'end' },
  },
});
export const big = style({ '@container': { [wide]: { gridColumn: '2' } } });
