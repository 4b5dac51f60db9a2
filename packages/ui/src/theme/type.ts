/** Families with their metric-matched fallbacks (see fonts.css). */
export const family = {
  display: '"Bricolage Grotesque Variable", "Bricolage fallback", system-ui, sans-serif',
  text: '"Figtree Variable", "Figtree fallback", system-ui, sans-serif',
} as const;

/** Weights. Display is 700 to 760. */
export const weight = { regular: '400', medium: '500', strong: '600', heading: '720', hero: '760' } as const;

/** Tracking. */
export const tracking = { normal: '0', display: '-0.025em' } as const;

/** Sizes of running text. */
export const textSize = { tiny: '0.8125rem', small: '0.875rem', standard: '1rem', large: '1.1875rem' } as const;

/**
 * Sizes of display type: 1 is a screen's title. The share of the window
 * at the end keeps a word like "Fearless." on one line of a phone when the reader doubles the text.
 */
export const displaySize = {
  hero: 'min(clamp(3.75rem, 2.5rem + 5.6vw, 7rem), 17vw)',
  '1': 'min(clamp(2.625rem, 2.5rem + 1vw, 3.25rem), 14vw)',
  '2': 'min(clamp(2rem, 1.75rem + 1vw, 2.5rem), 11.5vw)',
  '3': 'min(1.5rem, 11vw)',
  '4': '1.25rem',
} as const;

/** Line heights, without a unit. */
export const leading = { hero: '0.98', display: '1.04', snug: '1.25', text: '1.5' } as const;

/** Name of a text size. */
export type TextSize = keyof typeof textSize;
/** Name of a display size. */
export type DisplaySize = keyof typeof displaySize;
