import { breakpoint } from './scales.ts';

/** Media queries by name, for `'@media': { [media.desktop]: … }`. Phone is the default and has none. */
export const media = {
  /** 640 and up. */
  tablet: `(min-width: ${breakpoint.tablet})`,
  /** 1024 and up: two columns, bigger type. */
  desktop: `(min-width: ${breakpoint.desktop})`,
  /** 1280 and up. */
  wide: `(min-width: ${breakpoint.wide})`,
  /** The reader asked for less motion. */
  stillness: '(prefers-reduced-motion: reduce)',
  /** A pointer that can hover: without this a tap leaves a hover state behind. */
  hover: '(hover: hover)',
  /** High contrast mode, where fills are dropped. */
  forcedColors: '(forced-colors: active)',
} as const;
