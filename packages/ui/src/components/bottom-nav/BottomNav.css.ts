import { componentStyle, media, transition, vars } from '../../theme/styling.ts';

/** Over the end of the window; only the pill takes the pointer. */
export const place = componentStyle({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: `max(${vars.space['4']}, env(safe-area-inset-bottom))`,
  zIndex: vars.layer.nav,
  display: 'grid',
  justifyContent: 'center',
  paddingInline: vars.space['3'],
  containerType: 'inline-size',
  gridTemplateColumns: 'minmax(0, 24rem)',
  pointerEvents: 'none',
});

export const pill = componentStyle({
  display: 'flex',
  gap: vars.space['1'],
  padding: vars.space['2'],
  backgroundColor: vars.color.surface,
  border: `${vars.stroke.thin} solid ${vars.color.line}`,
  borderRadius: vars.radius.lg,
  boxShadow: vars.shadow.float,
  pointerEvents: 'auto',
});

export const item = componentStyle({ flex: '1 1 0', minInlineSize: 0 });

export const link = componentStyle({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: vars.space['1'],
  minBlockSize: vars.size.control,
  paddingBlock: vars.space['1'],
  borderRadius: vars.radius.md,
  color: vars.color.inkSoft,
  textDecoration: 'none',
  transition: transition(['background-color', 'color']),
  selectors: {
    '&[aria-current="page"]': { color: vars.color.onInk, backgroundColor: vars.color.ink },
    '&:not([aria-current]):active': { backgroundColor: vars.color.line },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:not([aria-current]):hover': { color: vars.color.ink, backgroundColor: vars.color.paper } },
    },
    [media.forcedColors]: {
      selectors: { '&[aria-current="page"]': { outline: `${vars.stroke.thick} solid Highlight` } },
    },
  },
});

/** With doubled text on a phone there is no room for words: they stay for those who listen. */
export const name = componentStyle({
  maxInlineSize: '100%',
  fontSize: vars.textSize.tiny,
  fontWeight: vars.weight.strong,
  lineHeight: '1',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@container': {
    '(max-width: 17rem)': { position: 'absolute', inlineSize: vars.stroke.thin, clipPath: 'inset(50%)' },
  },
});
