import { media, vars } from '@sayso/ui/theme';
import { style } from '../styling/shared.ts';
import { inset } from './Stage.css.ts';

export const help = style([
  inset,
  {
    paddingBlock: vars.space['3'],
    backgroundColor: vars.color.surface,
    borderStartStartRadius: vars.radius.lg,
    borderStartEndRadius: vars.radius.lg,
    '@media': { [media.desktop]: { display: 'none' } },
  },
]);
