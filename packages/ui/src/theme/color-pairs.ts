import type { ColorRole } from './colors.ts';

/** Which colour may stand on which, and how much contrast that use needs (WCAG 2.2: 4.5 for text, 3 for controls and graphics). */
export type ColorPair = { on: ColorRole; use: ColorRole; ratio: 3 | 4.5 };

const text = (on: ColorRole, ...uses: ColorRole[]): ColorPair[] => uses.map((use) => ({ on, use, ratio: 4.5 }));
const graphic = (on: ColorRole, ...uses: ColorRole[]): ColorPair[] => uses.map((use) => ({ on, use, ratio: 3 }));

/** Every pair the kit draws. A pair that is not listed is not allowed. */
export const colorPairs: readonly ColorPair[] = [
  ...text('paper', 'ink', 'inkSoft', 'john', 'good', 'needsWork', 'tryAgain'),
  ...text('surface', 'ink', 'inkSoft', 'john', 'good', 'needsWork', 'tryAgain'),
  ...text('voiceSoft', 'ink', 'inkSoft', 'needsWork', 'tryAgain'),
  ...text('johnSoft', 'ink', 'inkSoft', 'john', 'tryAgain'),
  ...text('daisySoft', 'ink', 'inkSoft', 'tryAgain'),
  ...text('goodSoft', 'ink', 'inkSoft', 'good', 'tryAgain'),
  ...text('ink', 'onInk'),
  ...text('voice', 'onVoice'),
  ...text('john', 'onJohn'),
  ...text('daisy', 'onDaisy'),
  ...text('good', 'onGood'),
  ...text('needsWork', 'onNeedsWork'),
  ...text('tryAgain', 'onTryAgain'),
  ...graphic('paper', 'lineStrong', 'voice'),
  ...graphic('surface', 'lineStrong', 'voice'),
];
