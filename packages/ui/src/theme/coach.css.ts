import { assignVars, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { coachDrawing } from './coach.ts';
import { layers } from './layers.css.ts';

/** The coaches' colours as CSS variables: `coachColors.tongue` is `var(--sayso-coach-tongue)`. */
export const coachColors = createGlobalThemeContract(
  coachDrawing,
  (_value, path) => `sayso-coach-${path.join('-').replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`,
);

globalStyle(':root', { '@layer': { [layers.theme]: { vars: assignVars(coachColors, coachDrawing) } } });
