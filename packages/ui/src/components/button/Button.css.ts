import { componentStyle, componentVariants, media, side, speechCorner, transition, vars } from '../../theme/styling.ts';

const mix = (color: string, other: string, part: string): string => `color-mix(in oklab, ${color}, ${other} ${part})`;
const on = '&:not(:disabled, [aria-disabled="true"])';

export const base = componentStyle({
  display: 'inline-grid',
  alignItems: 'center',
  justifyItems: 'center',
  position: 'relative',
  border: `${vars.stroke.thin} solid transparent`,
  fontFamily: vars.family.text,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.snug,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  transition: transition(['background-color', 'border-color', 'color', 'transform']),
  selectors: {
    [`${on}:active`]: { transform: 'scale(0.98)' },
    '&:disabled, &[aria-disabled="true"]': { cursor: 'default' },
  },
  '@media': { [media.stillness]: { selectors: { [`${on}:active`]: { transform: 'none' } } } },
});

export const size = componentVariants({
  small: {
    ...speechCorner('sm'),
    minBlockSize: vars.space['10'],
    paddingInline: side('4'),
    paddingBlock: vars.space['2'],
    fontSize: vars.textSize.small,
    // A finger needs more than the eye: the target reaches past the edge.
    '::after': { content: '""', position: 'absolute', insetInline: 0, insetBlock: `calc(-1 * ${vars.space['1']})` },
  },
  standard: {
    ...speechCorner('md'),
    minBlockSize: vars.size.control,
    paddingInline: side('6'),
    paddingBlock: vars.space['3'],
    fontSize: vars.textSize.standard,
  },
  large: {
    ...speechCorner('md'),
    minBlockSize: vars.size.controlLarge,
    paddingInline: side('8'),
    paddingBlock: vars.space['4'],
    fontSize: vars.textSize.large,
  },
});

const off = {
  '&:disabled, &[aria-disabled="true"]:not([aria-busy="true"])': {
    color: vars.color.inkSoft,
    backgroundColor: vars.color.line,
    borderColor: 'transparent',
  },
};

/** Under a pointer a fill moves `toward` the colour that keeps its text readable. */
const filled = (fill: string, text: string, toward: string) => ({
  color: text,
  backgroundColor: fill,
  selectors: {
    ...off,
    [`${on}:hover`]: { backgroundColor: mix(fill, toward, '14%') },
    [`${on}:active`]: { backgroundColor: mix(fill, toward, '20%') },
  },
  '@media': { [media.forcedColors]: { borderColor: 'ButtonText' } },
});

export const tone = componentVariants({
  ink: filled(vars.color.ink, vars.color.onInk, vars.color.surface),
  voice: filled(vars.color.voice, vars.color.onVoice, vars.color.surface),
  danger: filled(vars.color.tryAgain, vars.color.onTryAgain, vars.color.ink),
  quiet: {
    color: vars.color.ink,
    backgroundColor: 'transparent',
    borderColor: vars.color.line,
    selectors: {
      '&:disabled, &[aria-disabled="true"]:not([aria-busy="true"])': { color: vars.color.inkSoft },
      [`${on}:hover`]: { backgroundColor: vars.color.surface, borderColor: vars.color.lineStrong },
      [`${on}:active`]: { backgroundColor: vars.color.line },
    },
  },
});

export const learner = componentVariants({
  small: speechCorner('sm', 'learner'),
  standard: speechCorner('md', 'learner'),
  large: speechCorner('md', 'learner'),
});

export const width = componentVariants({ content: {}, full: { display: 'grid', inlineSize: '100%' } });

export const content = componentStyle({
  gridArea: '1 / 1',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space['2'],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

/** Keeps the button's size while other words stand in its place. */
export const away = componentStyle({ visibility: 'hidden' });
