import { componentStyle, transition, vars } from '../../theme/styling.ts';

export const chip = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['2'],
  minBlockSize: vars.space['10'],
  paddingInline: vars.space['4'],
  paddingBlock: vars.space['1'],
  border: `${vars.stroke.thin} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.sm,
  color: vars.color.ink,
  backgroundColor: vars.color.surface,
  fontSize: vars.textSize.small,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.snug,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  transition: transition(['background-color', 'border-color', 'color']),
  '::after': { content: '""', position: 'absolute', insetInline: 0, insetBlock: `calc(-1 * ${vars.space['1']})` },
  selectors: { '&:hover': { borderColor: vars.color.ink } },
});

/** How a chip looks when it is on. */
export const chosen = {
  color: vars.color.onInk,
  backgroundColor: vars.color.ink,
  borderColor: vars.color.ink,
} as const;

/** How a chip looks when it cannot be pressed. */
export const off = {
  color: vars.color.inkSoft,
  backgroundColor: 'transparent',
  borderColor: vars.color.line,
  cursor: 'default',
} as const;

export const states = componentStyle({
  selectors: {
    '&[aria-pressed="true"], &[aria-current]:not([aria-current="false"])': chosen,
    '&:disabled': off,
  },
});
