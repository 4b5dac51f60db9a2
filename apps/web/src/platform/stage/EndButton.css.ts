import { vars } from '@sayso/ui/theme';
import { style } from '../styling/shared.ts';

const red = (part: string) => `color-mix(in oklab, ${vars.color.tryAgain} ${part}, ${vars.color.paper})`;

/** Red, but deep: beside the tangerine of a voice, a bright one would be a second voice. */
export const danger = style({
  color: vars.color.tryAgain,
  borderColor: vars.color.tryAgain,
  backgroundColor: red('24%'),
  selectors: { '&:hover:not(:disabled)': { borderColor: vars.color.tryAgain, backgroundColor: red('36%') } },
});
