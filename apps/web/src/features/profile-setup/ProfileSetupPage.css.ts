import { media, vars } from '@sayso/ui/theme';
import { style } from '../../platform/styling/screens.ts';

export const form = style({ display: 'grid', gap: vars.space['4'], maxInlineSize: vars.size.form });
export const faces = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space['5'],
  maxInlineSize: vars.size.form,
});
/** Wide enough for a thumb on a phone, as wide as its text on a desktop. */
export const action = style({ '@media': { [media.tablet]: { justifySelf: 'start' } } });
export const back = style({ justifySelf: 'start' });
