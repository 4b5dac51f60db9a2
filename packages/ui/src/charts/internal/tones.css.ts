import { createVar } from '@vanilla-extract/css';
import { componentVariants, vars } from '../../theme/styling.ts';

/** What a value is drawn with. */
export const data = createVar();

/** What it is drawn on. */
export const track = createVar();

const { color } = vars;
const tone = (on: string, under: string) => ({ vars: { [data]: on, [track]: under } });

/** Tangerine is for what was spoken, as everywhere. */
export const tones = componentVariants({
  voice: tone(color.voice, color.voiceSoft),
  john: tone(color.john, color.johnSoft),
  daisy: tone(color.daisy, color.daisySoft),
  good: tone(color.good, color.goodSoft),
  ink: tone(color.ink, color.line),
});

/** The colour of a chart's data. */
export type ChartTone = keyof typeof tones;
