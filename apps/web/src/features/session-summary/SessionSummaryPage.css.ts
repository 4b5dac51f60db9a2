import { media, vars } from '@sayso/ui/theme';
import { style } from '../../platform/styling/screens.ts';
import { side, columns as wideAndNarrow } from '../../platform/summary/summary.css.ts';

/** On a phone what was talked about comes first; on a desktop the mistakes have the wide column. */
export const columns = style([wideAndNarrow, { '@media': { [media.desktop]: { gridTemplateRows: 'auto 1fr' } } }]);
export const mistakes = style({
  display: 'grid',
  gap: vars.space['5'],
  '@media': { [media.desktop]: { gridColumn: '1', gridRow: '1 / span 2' } },
});
export const recap = style([{ display: 'grid', gap: vars.space['3'] }, side]);
export const noMistakes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['5'],
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' } },
});
export const noMistakesFace = style({ inlineSize: '9rem' });
export const noMistakesWords = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  gap: vars.space['3'],
  overflowWrap: 'anywhere',
});
export const category = style({ display: 'grid', gap: vars.space['4'] });
export const categoryHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space['3'],
});
export const correction = style({
  display: 'grid',
  gap: vars.space['2'],
  paddingBlockStart: vars.space['4'],
  borderBlockStart: `${vars.stroke.thin} solid ${vars.color.line}`,
});
export const actions = style({ display: 'grid', '@media': { [media.tablet]: { justifyItems: 'start' } } });
