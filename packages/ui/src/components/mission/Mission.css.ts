import {
  componentStyle,
  componentVariants,
  speechCorner,
  tabularFigures,
  transition,
  vars,
} from '../../theme/styling.ts';

export const panel = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['2'],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const count = componentStyle({ fontSize: vars.textSize.tiny, color: vars.color.inkSoft, ...tabularFigures });

export const list = componentStyle({ display: 'grid', gap: vars.space['3'], paddingBlockStart: vars.space['2'] });

export const item = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space['3'],
});

export const text = componentVariants({
  done: { color: vars.color.inkSoft },
  current: { color: vars.color.ink, fontWeight: vars.weight.strong },
  ahead: { color: vars.color.inkSoft },
});

export const mark = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.space['7'],
  blockSize: vars.space['7'],
  flex: 'none',
  ...speechCorner('xs'),
  border: `${vars.stroke.thick} solid`,
  fontSize: vars.textSize.tiny,
  fontWeight: vars.weight.strong,
  transition: transition(['background-color', 'border-color'], 'slow'),
  ...tabularFigures,
});

export const marked = componentVariants({
  done: { color: vars.color.onGood, backgroundColor: vars.color.good, borderColor: vars.color.good },
  current: { color: vars.color.ink, borderColor: vars.color.ink },
  ahead: { color: vars.color.inkSoft, borderColor: vars.color.line },
});

export const bar = componentStyle({ position: 'relative', minInlineSize: 0 });

export const line = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'fit-content(50%) minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space['3'],
  inlineSize: '100%',
  minBlockSize: vars.size.target,
  paddingInline: vars.space['3'],
  paddingBlock: vars.space['2'],
  textAlign: 'start',
  color: vars.color.ink,
  backgroundColor: vars.color.surface,
  border: `${vars.stroke.thin} solid ${vars.color.line}`,
  ...speechCorner('xs'),
  cursor: 'pointer',
});

export const marks = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space['1'] });

/** Two short lines, whatever the step: the stage below must not move. */
export const both = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0 });

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const title = componentStyle({ ...oneLine, fontSize: vars.textSize.tiny, color: vars.color.inkSoft });

export const now = componentStyle({
  ...oneLine,
  fontSize: vars.textSize.small,
  fontWeight: vars.weight.strong,
});

export const chevron = componentStyle({ flex: 'none' });
export const turned = componentStyle({ flex: 'none', transform: 'scaleY(-1)' });

/** Over what is below it. */
export const over = componentStyle({
  position: 'absolute',
  overflowWrap: 'anywhere',
  insetInline: 0,
  insetBlockStart: '100%',
  zIndex: vars.layer.nav,
  marginBlockStart: vars.space['1'],
  padding: vars.space['4'],
  color: vars.color.ink,
  backgroundColor: vars.color.surface,
  border: `${vars.stroke.thin} solid ${vars.color.line}`,
  ...speechCorner('sm'),
  selectors: { '&[hidden]': { display: 'none' } },
});
