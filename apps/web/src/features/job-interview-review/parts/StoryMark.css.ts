import { speechCorner, vars } from '@sayso/ui/theme';
import { style } from '../../../platform/styling/screens.ts';

export const marks = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space['1'] });
const shape = {
  display: 'inline-grid',
  placeItems: 'center',
  fontWeight: vars.weight.strong,
  borderWidth: vars.stroke.thick,
};
const small = {
  inlineSize: vars.space['8'],
  blockSize: vars.space['8'],
  fontSize: vars.textSize.small,
  ...speechCorner('xs'),
};
/** The part is there: a full shape. */
export const met = style({
  ...shape,
  ...small,
  borderStyle: 'solid',
  borderColor: vars.color.good,
  color: vars.color.onGood,
  backgroundColor: vars.color.good,
});
/** The part is missing: only its outline. */
export const missing = style({
  ...shape,
  ...small,
  borderStyle: 'dashed',
  borderColor: vars.color.lineStrong,
  color: vars.color.inkSoft,
  backgroundColor: vars.color.surface,
});
