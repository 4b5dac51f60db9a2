import { createVar } from '@vanilla-extract/css';
import { componentVariants, vars } from '../../theme/styling.ts';

/** Colour of a value. */
export const data = createVar();

/** Colour of the surface behind a value. */
export const track = createVar();

/** Colour of the outline: 3:1 against the surface, also where the value's own colour is lighter. */
export const edge = createVar();

/** The colour of a second lap, drawn on the value. */
export const lap = createVar();

const { color } = vars;
const mixWithInk = (tone: string, share: string) => `color-mix(in oklab, ${tone} ${share}, ${color.ink})`;
const tone = (on: string, under: string, around = on, over = mixWithInk(on, '45%')) => ({
  vars: { [data]: on, [track]: under, [edge]: around, [lap]: over },
});

/** Tangerine is for what was spoken, as everywhere. */
export const tones = componentVariants({
  voice: tone(color.voice, color.voiceSoft),
  john: tone(color.john, color.johnSoft),
  daisy: tone(color.daisy, color.daisySoft, mixWithInk(color.daisy, '65%')),
  good: tone(color.good, color.goodSoft),
  ink: tone(color.ink, color.line, color.ink, color.surface),
});

/** The colour of a chart's data. */
export type ChartTone = keyof typeof tones;
