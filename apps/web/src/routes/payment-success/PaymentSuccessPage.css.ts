import { vars } from '@sayso/ui/theme';
import { style } from '../../styling/routes.ts';

/** Three sentences are read from their start, also on a page whose one line is in the middle. */
export const late = style({ maxInlineSize: vars.size.form, textAlign: 'start' });
