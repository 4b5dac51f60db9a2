import { dark, light } from './colors.ts';
import * as scales from './scales.ts';
import * as type from './type.ts';

/** The one shadow, for what floats over the page. */
export const shadow = { float: '0 0.5rem 2rem var(--sayso-color-shade)' } as const;

/** The source of every token: plain values, no DOM, no CSS. */
export const tokens = { color: { light, dark }, ...scales, ...type, shadow } as const;
