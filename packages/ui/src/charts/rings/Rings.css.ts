import { componentStyle, tabularFigures, vars } from '../../theme/styling.ts';
import { data, edge } from '../internal/tones.css.ts';

export const rings = componentStyle({ maxInlineSize: '14rem', marginInline: 'auto', marginBlock: vars.space['4'] });

export const legend = componentStyle({ display: 'grid', gap: vars.space['1'], marginBlockStart: 'auto' });

export const row = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space['3'],
  lineHeight: vars.leading.text,
  fontSize: vars.textSize.small,
});

export const term = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['2'],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const sign = componentStyle({
  flexShrink: 0,
  inlineSize: vars.space['3'],
  blockSize: vars.space['3'],
  borderRadius: vars.radius.full,
  backgroundColor: data,
});

export const figure = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['1'],
  fontWeight: vars.weight.strong,
  ...tabularFigures,
});

/** Beside what has reached its goal. */
export const reached = componentStyle({ flexShrink: 0, color: edge });
