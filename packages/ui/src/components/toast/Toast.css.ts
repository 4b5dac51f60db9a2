import { keyframes } from '@vanilla-extract/css';
import { componentStyle, componentVariants, media, side, speechCorner, transition, vars } from '../../theme/styling.ts';
import { viewport } from './Toaster.css.ts';

const arrive = keyframes({ from: { opacity: 0, transform: `translateY(calc(-1 * ${vars.space['3']}))` } });

export const toast = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  flexShrink: 0,
  gap: side('3'),
  inlineSize: 'fit-content',
  maxInlineSize: `min(${vars.size.toast}, 100%)`,
  paddingBlock: vars.space['3'],
  paddingInlineStart: side('4'),
  paddingInlineEnd: vars.space['2'],
  color: vars.color.ink,
  backgroundColor: vars.color.surface,
  border: `${vars.stroke.thin} solid ${vars.color.line}`,
  ...speechCorner('md'),
  boxShadow: vars.shadow.float,
  pointerEvents: 'auto',
  animation: `${arrive} ${vars.motion.normal} ${vars.motion.ease}`,
  selectors: {
    // The list is as wide as the page: its newest message shows that the focus is there.
    [`${viewport}:focus-visible > &:last-child`]: {
      outline: `${vars.stroke.focus} solid ${vars.color.ink}`,
      outlineOffset: vars.stroke.thick,
    },
    '&[data-swipe="move"]': { translate: 'var(--radix-toast-swipe-move-x)' },
    '&[data-swipe="cancel"]': { translate: 'none', transition: transition(['translate'], 'normal') },
  },
});

export const sign = componentStyle({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
});

export const tone = componentVariants({
  blank: {},
  custom: {},
  loading: {},
  error: { color: vars.color.tryAgain },
  success: { color: vars.color.good },
});

export const words = componentStyle({
  flexGrow: 1,
  minInlineSize: 0,
  paddingInlineEnd: vars.space['2'],
  fontSize: vars.textSize.small,
  fontWeight: vars.weight.medium,
  lineHeight: '1.5rem',
  overflowWrap: 'anywhere',
  '@media': { [media.forcedColors]: { color: 'CanvasText' } },
});

/** Small to the eye, 44 to the finger. */
export const close = componentStyle({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.size.target,
  blockSize: vars.size.target,
  borderRadius: vars.radius.sm,
  cursor: 'pointer',
  margin: `calc(-1 * (${vars.size.target} - ${vars.size.icon}) / 2)`,
  marginInline: `calc(-1 * ${vars.space['1']})`,
  color: vars.color.inkSoft,
  selectors: { '&:hover': { color: vars.color.ink, backgroundColor: vars.color.line } },
});

export const action = componentStyle({
  flexShrink: 0,
  marginBlock: `calc(-1 * (${vars.size.target} - ${vars.size.icon}) / 2)`,
});
