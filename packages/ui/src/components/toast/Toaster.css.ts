import { componentStyle, media, side, vars } from '../../theme/styling.ts';

export const viewport = componentStyle({
  position: 'fixed',
  // Beneath the head of a page: on a phone a toast is as wide as the window and would cover what can be pressed there.
  insetBlockStart: `calc(${vars.space['20']} + env(safe-area-inset-top))`,
  insetInline: 0,
  zIndex: vars.layer.toast,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space['2'],
  listStyle: 'none',
  maxBlockSize: `calc(100dvb - ${vars.space['24']})`,
  paddingInline: side('4'),
  // Room for the shadow of the last one.
  paddingBlockEnd: vars.space['8'],
  overflowY: 'auto',
  // The list is as wide as the page; only the toasts in it take the pointer.
  pointerEvents: 'none',
  outline: 'none',
  '@media': { [media.desktop]: { insetBlockStart: vars.space['4'] } },
});
