/** Steps of 4 at the root's 16, in rem so that they grow with the reader's text. The name is the step: 4 is 1rem. */
export const space = {
  '0': '0',
  '1': '0.25rem',
  '2': '0.5rem',
  '3': '0.75rem',
  '4': '1rem',
  '5': '1.25rem',
  '6': '1.5rem',
  '7': '1.75rem',
  '8': '2rem',
  '10': '2.5rem',
  '12': '3rem',
  '16': '4rem',
  '20': '5rem',
  '24': '6rem',
} as const;

/** Corner radii: 8 14 20 28 36 and full. */
export const radius = {
  xs: '0.5rem',
  sm: '0.875rem',
  md: '1.25rem',
  lg: '1.75rem',
  xl: '2.25rem',
  full: '999rem',
} as const;

/** The speech corner is a quarter of its surface's radius. */
export const speech = { tightness: '0.25' } as const;

/** Widths of lines. */
export const stroke = { thin: '1px', thick: '2px', focus: '3px' } as const;

/** Sizes with a name because several components must agree on them. */
export const size = {
  /** Smallest thing a finger can hit. */
  target: '2.75rem',
  /** Height of a field, and of a button that stands beside one. */
  control: '3.25rem',
  /** Height of the one big button of a live screen. */
  controlLarge: '4rem',
  iconSmall: '1.25rem',
  icon: '1.5rem',
  iconLarge: '2rem',
  /** Widest column of a form. */
  form: '25.25rem',
  /** Widest column of running text. */
  reading: '36rem',
  /** Widest content of a page. */
  page: '69rem',
  /** A toast is at most 350 px wide. */
  toast: '350px',
} as const;

/** Times and the one curve. Reduced motion sets every time to none. */
export const motion = {
  fast: '120ms',
  normal: '200ms',
  slow: '320ms',
  ease: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
} as const;

/** Order of layers that lie over each other. */
export const layer = { content: '0', nav: '10', overlay: '20', dialog: '30', toast: '40' } as const;

/** Widths from which a layout changes, in em so that zoomed text counts. 64em is 1024 at the usual size. */
export const breakpoint = { tablet: '40em', desktop: '64em', wide: '80em' } as const;

/** Name of a step of space. */
export type SpaceStep = keyof typeof space;
/** Name of a radius. */
export type RadiusName = keyof typeof radius;
/** Name of a breakpoint. */
export type BreakpointName = keyof typeof breakpoint;
