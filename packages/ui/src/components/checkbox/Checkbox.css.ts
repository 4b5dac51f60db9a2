import { componentStyle, media, transition, vars } from '../../theme/styling.ts';

export const row = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space['3'],
  minBlockSize: vars.size.target,
  paddingBlock: vars.space['2'],
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { cursor: 'default', color: vars.color.inkSoft } },
});

export const box = componentStyle({
  position: 'relative',
  display: 'grid',
  flexShrink: 0,
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
});

export const input = componentStyle({
  appearance: 'none',
  inlineSize: '100%',
  blockSize: '100%',
  border: `${vars.stroke.thick} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.xs,
  backgroundColor: vars.color.surface,
  cursor: 'inherit',
  transition: transition(['background-color', 'border-color']),
  selectors: {
    '&:hover:not(:disabled)': { borderColor: vars.color.ink },
    '&:checked': { backgroundColor: vars.color.ink, borderColor: vars.color.ink },
    '&[aria-invalid="true"]': { borderColor: vars.color.tryAgain },
    '&:disabled': { backgroundColor: vars.color.line, borderColor: vars.color.line },
  },
  '@media': { [media.forcedColors]: { appearance: 'auto' } },
});

export const tick = componentStyle({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  color: vars.color.onInk,
  pointerEvents: 'none',
  visibility: 'hidden',
  selectors: {
    [`${input}:checked ~ &`]: { visibility: 'visible' },
    [`${input}:checked:disabled ~ &`]: { color: vars.color.inkSoft },
  },
  '@media': { [media.forcedColors]: { display: 'none' } },
});

export const words = componentStyle({
  fontSize: vars.textSize.standard,
  lineHeight: vars.leading.text,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
