import { vars } from '@sayso/ui/theme';
import { style } from '../../platform/styling/screens.ts';

/** Three sentences are read from their start, also on a page whose one line is in the middle. */
export const unseen = style({ maxInlineSize: vars.size.form, textAlign: 'start' });
