import './fonts.css';
import './reset.css.ts';
import './theme.css.ts';

export { type ColorPair, colorPairs } from './color-pairs.ts';
export type { ColorRole, ColorScheme } from './colors.ts';
export { contrast } from './contrast.ts';
export { fontUrls } from './fonts.ts';
export { layers } from './layers.css.ts';
export { media } from './media.ts';
export type { BreakpointName, RadiusName, SpaceStep } from './scales.ts';
export { type Speaker, speechCorner } from './speech-corner.ts';
export { stage } from './stage.ts';
export { tokens } from './tokens.ts';
export type { DisplaySize, TextSize } from './type.ts';
export { vars } from './vars.css.ts';
