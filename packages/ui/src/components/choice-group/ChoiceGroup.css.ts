import { componentStyle, componentVariants, media, side, speechCorner, transition, vars } from '../../theme/styling.ts';

export const legend = componentStyle({
  fontSize: vars.textSize.small,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.snug,
  marginBlockEnd: vars.space['3'],
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
});

export const container = componentStyle({ containerType: 'inline-size' });

export const error = componentStyle({ paddingBlockStart: vars.space['2'] });

/** Too narrow for more than the words: a phone with doubled text. */
const narrow = '(max-width: 14rem)';

export const options = componentStyle({ display: 'grid', gap: vars.space['3'], gridTemplateColumns: 'minmax(0, 1fr)' });

export const columns = componentVariants({
  one: {},
  two: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))' },
});

export const card = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['4'],
  minBlockSize: vars.size.controlLarge,
  paddingInline: side('5'),
  paddingBlock: vars.space['3'],
  ...speechCorner('md', 'learner'),
  border: `${vars.stroke.thin} solid ${vars.color.lineStrong}`,
  color: vars.color.ink,
  backgroundColor: vars.color.surface,
  cursor: 'pointer',
  transition: transition(['background-color', 'border-color', 'color']),
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    '&:has(:focus-visible)': {
      outline: `${vars.stroke.focus} solid ${vars.color.ink}`,
      outlineOffset: vars.stroke.thick,
    },
    '&:has(:checked)': { color: vars.color.onInk, backgroundColor: vars.color.ink, borderColor: vars.color.ink },
    '&:has(:disabled)': {
      color: vars.color.inkSoft,
      backgroundColor: 'transparent',
      borderColor: vars.color.line,
      cursor: 'default',
    },
    '&:has(:checked:disabled)': { backgroundColor: vars.color.line },
  },
  '@container': { [narrow]: { paddingInline: vars.space['3'], gap: vars.space['2'] } },
});

/** Over the whole card, so that every part of it is the control. */
export const input = componentStyle({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  opacity: 0,
  cursor: 'inherit',
  outline: 'none',
});

export const icon = componentStyle({ '@container': { [narrow]: { display: 'none' } } });

export const words = componentStyle({ flexGrow: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

/** The words, and beside or under them the badge. */
export const name = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['2'],
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.snug,
});

export const description = componentStyle({
  display: 'block',
  marginBlockStart: vars.space['1'],
  fontSize: vars.textSize.small,
  lineHeight: vars.leading.snug,
  color: vars.color.inkSoft,
  selectors: { [`${card}:has(:checked:enabled) &`]: { color: 'inherit' } },
});

/** The sign beside the colour: an empty round, and a tick when chosen. */
export const mark = componentStyle({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  border: `${vars.stroke.thick} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.full,
  color: 'transparent',
  selectors: {
    [`${card}:has(:checked) &`]: { color: 'inherit', borderColor: 'currentColor' },
    [`${card}:has(:disabled) &`]: { borderColor: vars.color.line },
  },
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'auto' } },
});
