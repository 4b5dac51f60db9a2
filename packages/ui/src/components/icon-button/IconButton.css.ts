import { componentStyle, componentVariants, media, speechCorner, transition, vars } from '../../theme/styling.ts';

const on = '&:not(:disabled)';

export const base = componentStyle({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  border: `${vars.stroke.thin} solid transparent`,
  cursor: 'pointer',
  transition: transition(['background-color', 'border-color', 'color', 'transform']),
  selectors: {
    [`${on}:active`]: { transform: 'scale(0.96)' },
    '&:disabled': { color: vars.color.inkSoft, backgroundColor: vars.color.line, cursor: 'default' },
  },
  '@media': { [media.stillness]: { selectors: { [`${on}:active`]: { transform: 'none' } } } },
});

const square = (side: string) => ({ inlineSize: side, blockSize: side });

export const size = componentVariants({
  small: { ...square(vars.size.target), borderRadius: vars.radius.sm },
  standard: { ...square(vars.size.control), borderRadius: vars.radius.md },
  large: { ...square(vars.size.controlLarge), borderRadius: vars.radius.md },
});

const hover = (color: string, toward: string) => ({
  selectors: { [`${on}:hover`]: { backgroundColor: `color-mix(in oklab, ${color}, ${toward} 14%)` } },
});

export const tone = componentVariants({
  surface: {
    color: vars.color.ink,
    backgroundColor: vars.color.surface,
    borderColor: vars.color.line,
    selectors: { [`${on}:hover`]: { borderColor: vars.color.lineStrong } },
  },
  quiet: {
    color: 'inherit',
    borderColor: vars.color.line,
    selectors: {
      [`${on}:hover`]: { borderColor: vars.color.lineStrong, backgroundColor: vars.color.surface },
      // Without a fill while it can be pressed, so without one when it cannot.
      '&:disabled': { backgroundColor: 'transparent' },
    },
  },
  bare: {
    color: 'inherit',
    selectors: { [`${on}:hover`]: { backgroundColor: vars.color.line, color: vars.color.ink } },
  },
  ink: { color: vars.color.onInk, backgroundColor: vars.color.ink, ...hover(vars.color.ink, vars.color.surface) },
  voice: {
    color: vars.color.onVoice,
    backgroundColor: vars.color.voice,
    ...hover(vars.color.voice, vars.color.surface),
  },
  danger: {
    color: vars.color.onTryAgain,
    backgroundColor: vars.color.tryAgain,
    ...hover(vars.color.tryAgain, vars.color.ink),
  },
});

/** A button for the voice has the speech corner; a tool is round. */
export const speech = componentVariants({
  small: speechCorner('sm'),
  standard: speechCorner('md'),
  large: speechCorner('md'),
});
