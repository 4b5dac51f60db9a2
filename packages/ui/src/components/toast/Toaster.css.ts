import { componentStyle, side, vars } from '../../theme/styling.ts';

export const viewport = componentStyle({
  position: 'fixed',
  insetBlockStart: `max(${vars.space['4']}, env(safe-area-inset-top))`,
  insetInline: 0,
  zIndex: vars.layer.toast,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space['2'],
  listStyle: 'none',
  maxBlockSize: `calc(100dvb - ${vars.space['8']})`,
  paddingInline: side('4'),
  // Room for the shadow of the last one.
  paddingBlockEnd: vars.space['8'],
  overflowY: 'auto',
  // The list is as wide as the page; only the toasts in it take the pointer.
  pointerEvents: 'none',
  outline: 'none',
});
