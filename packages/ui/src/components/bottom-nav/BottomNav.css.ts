import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../../theme/layers.css.ts';
import { componentStyle, media, transition, vars } from '../../theme/styling.ts';

/** As high as a place of the bar. It gives way before the words do: with doubled text on a phone it stays what it was. */
const height = `min(${vars.size.control}, 14vw)`;
const gap = `max(${vars.space['4']}, env(safe-area-inset-bottom))`;
const coveredHeight = `calc(${height} + 2 * ${vars.space['2']} + ${gap} + ${vars.space['6']})`;

/** Where it stands in the page it keeps the room that it covers at the end of the window, so that the last line can be read. */
export const place = componentStyle({ blockSize: coveredHeight, flexShrink: 0 });

// What is reached with the keyboard is never behind the bar.
globalStyle(`:root:has(${place})`, { '@layer': { [layers.components]: { scrollPaddingBlockEnd: coveredHeight } } });

/** Over the end of the window; only the pill takes the pointer. */
export const float = componentStyle({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: gap,
  zIndex: vars.layer.nav,
  display: 'grid',
  justifyContent: 'center',
  gridTemplateColumns: 'minmax(0, 23rem)',
  paddingInline: `min(${vars.space['4']}, 3vw)`,
  pointerEvents: 'none',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 34rem)' } },
});

export const pill = componentStyle({
  display: 'flex',
  gap: `min(${vars.space['1']}, 1vw)`,
  padding: `min(${vars.space['2']}, 1.5vw)`,
  backgroundColor: vars.color.surface,
  border: `${vars.stroke.thin} solid ${vars.color.line}`,
  borderRadius: vars.radius.lg,
  boxShadow: vars.shadow.float,
  pointerEvents: 'auto',
});

export const item = componentStyle({ flex: '1 1 0', minInlineSize: 0, display: 'grid' });

export const link = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `min(${vars.space['1']}, 1vw)`,
  minInlineSize: 0,
  minBlockSize: height,
  padding: `min(${vars.space['1']}, 1vw)`,
  borderRadius: vars.radius.md,
  color: vars.color.inkSoft,
  fontSize: `min(${vars.textSize.tiny}, 4.6vw)`,
  fontWeight: vars.weight.strong,
  lineHeight: '1.1',
  textAlign: 'center',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  transition: transition(['background-color', 'color']),
  selectors: {
    '&[aria-current="page"]': { color: vars.color.onInk, backgroundColor: vars.color.ink },
    '&:focus-visible': { outlineOffset: vars.stroke.thin },
    '&:not([aria-current]):active': { color: vars.color.ink, backgroundColor: vars.color.line },
  },
  '@media': {
    [media.desktop]: { flexDirection: 'row', gap: vars.space['2'], fontSize: vars.textSize.small },
    [media.hover]: {
      selectors: { '&:not([aria-current]):hover': { color: vars.color.ink, backgroundColor: vars.color.paper } },
    },
    [media.forcedColors]: {
      selectors: { '&[aria-current="page"]': { outline: `${vars.stroke.thick} solid Highlight` } },
    },
  },
});

export const icon = componentStyle({
  inlineSize: `min(${vars.size.icon}, 7vw)`,
  blockSize: `min(${vars.size.icon}, 7vw)`,
});

export const name = componentStyle({ maxInlineSize: '100%' });
