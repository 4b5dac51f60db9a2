import { createGlobalThemeContract } from '@vanilla-extract/css';
import { light } from './colors.ts';
import * as scales from './scales.ts';
import * as type from './type.ts';

const kebab = (part: string): string => part.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);

/** Every token as a CSS variable, typed: `vars.color.ink` is `var(--sayso-color-ink)`. */
export const vars = createGlobalThemeContract(
  {
    color: light,
    space: scales.space,
    radius: scales.radius,
    speech: scales.speech,
    stroke: scales.stroke,
    size: scales.size,
    motion: scales.motion,
    layer: scales.layer,
    shadow: { float: '' },
    family: type.family,
    weight: type.weight,
    tracking: type.tracking,
    textSize: type.textSize,
    displaySize: type.displaySize,
    leading: type.leading,
  },
  (_value, path) => `sayso-${path.map(kebab).join('-')}`,
);
