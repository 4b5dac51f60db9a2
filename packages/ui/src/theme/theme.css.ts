import { assignVars, globalStyle } from '@vanilla-extract/css';
import { type ColorScheme, dark, light } from './colors.ts';
import { layers } from './layers.css.ts';
import * as scales from './scales.ts';
import { shadow } from './tokens.ts';
import * as type from './type.ts';
import { vars } from './vars.css.ts';

const { color, shadow: shadowVars, ...rest } = vars;
const { breakpoint: _breakpoint, ...scaleValues } = scales;

/** A shadow takes its shade where it is declared, so it goes with the scheme. */
const scheme = (values: ColorScheme) => ({ ...assignVars(color, values), ...assignVars(shadowVars, shadow) });

globalStyle(':root', {
  '@layer': {
    [layers.theme]: {
      colorScheme: 'light',
      vars: { ...assignVars(rest, { ...scaleValues, ...type }), ...scheme(light) },
    },
  },
});

globalStyle(':root:not([data-theme])', {
  '@layer': {
    [layers.theme]: {
      '@media': { '(prefers-color-scheme: dark)': { colorScheme: 'dark', vars: scheme(dark) } },
    },
  },
});

globalStyle('[data-theme="light"]', {
  '@layer': { [layers.theme]: { colorScheme: 'light', vars: scheme(light) } },
});

globalStyle('[data-theme="dark"], [data-theme="stage"]', {
  '@layer': { [layers.theme]: { colorScheme: 'dark', vars: scheme(dark) } },
});

globalStyle('[data-theme]', {
  '@layer': { [layers.theme]: { color: color.ink, backgroundColor: color.paper } },
});

globalStyle(':root', {
  '@layer': {
    [layers.theme]: {
      '@media': {
        '(prefers-reduced-motion: reduce)': {
          vars: { [rest.motion.fast]: '0ms', [rest.motion.normal]: '0ms', [rest.motion.slow]: '0ms' },
        },
      },
    },
  },
});
