import { vars } from '@sayso/ui/theme';
import { style } from '../../../platform/styling/screens.ts';

export const wave = style({ inlineSize: '88%' });

export const words = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0, gap: vars.space['2'] });

/** A sentence a line, however wide the window is. */
export const sentence = style({ display: 'block' });

/** The two look at each other across the picture. */
export const faces = style({ display: 'grid', aspectRatio: '1', inlineSize: 'min(88%, 23rem)' });
export const john = style({ gridArea: '1 / 1', alignSelf: 'start', justifySelf: 'start', inlineSize: '58%' });
export const daisy = style({ gridArea: '1 / 1', alignSelf: 'end', justifySelf: 'end', inlineSize: '60%' });
