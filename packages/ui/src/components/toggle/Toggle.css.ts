import { componentStyle, media, transition, vars } from '../../theme/styling.ts';

export const row = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['4'],
  minBlockSize: vars.size.target,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { cursor: 'default', color: vars.color.inkSoft } },
});

export const words = componentStyle({ minInlineSize: 0, lineHeight: vars.leading.snug, overflowWrap: 'anywhere' });

export const name = componentStyle({ display: 'block', fontWeight: vars.weight.strong });

export const hint = componentStyle({
  display: 'block',
  marginBlockStart: vars.space['1'],
  fontSize: vars.textSize.small,
  color: vars.color.inkSoft,
});

export const box = componentStyle({
  position: 'relative',
  flexShrink: 0,
  inlineSize: vars.space['12'],
  blockSize: vars.space['7'],
});

export const input = componentStyle({
  appearance: 'none',
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  border: `${vars.stroke.thick} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surface,
  cursor: 'inherit',
  transition: transition(['background-color', 'border-color'], 'normal'),
  selectors: {
    '&:hover:not(:disabled)': { borderColor: vars.color.ink },
    '&:checked': { backgroundColor: vars.color.ink, borderColor: vars.color.ink },
    '&:disabled': { backgroundColor: vars.color.line, borderColor: vars.color.line },
  },
  '@media': { [media.forcedColors]: { appearance: 'auto' } },
});

/** The knob: a plain round when off, a tick when on, so that colour is never alone. */
export const knob = componentStyle({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineStart: vars.space['1'],
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.space['5'],
  blockSize: vars.space['5'],
  borderRadius: vars.radius.full,
  color: 'transparent',
  backgroundColor: vars.color.lineStrong,
  translate: '0 -50%',
  pointerEvents: 'none',
  transition: transition(['inset-inline-start', 'background-color'], 'normal'),
  selectors: {
    [`${input}:checked ~ &`]: {
      insetInlineStart: `calc(100% - ${vars.space['5']} - ${vars.space['1']})`,
      color: vars.color.ink,
      backgroundColor: vars.color.onInk,
    },
    [`${input}:checked:disabled ~ &`]: { color: vars.color.surface, backgroundColor: vars.color.inkSoft },
  },
  '@media': { [media.forcedColors]: { display: 'none' } },
});

export const tick = componentStyle({ inlineSize: '75%', blockSize: '75%', strokeWidth: 3 });
