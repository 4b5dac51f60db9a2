import { vars } from '@sayso/ui/theme';
import { style } from '../styling/shared.ts';
import { narrow } from './Stage.css.ts';

export const container = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['3'],
  containerType: 'inline-size',
  inlineSize: '100%',
  maxInlineSize: '26rem',
});

/** The big one gets a line of its own where three do not fit. */
export const controls = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: vars.space['3'],
  alignItems: 'stretch',
  '@container': { [narrow]: { gridTemplateColumns: 'auto auto', justifyContent: 'space-between' } },
});

export const main = style({
  paddingInline: vars.space['3'],
  '@container': { [narrow]: { gridRow: '1', gridColumn: '1 / -1' } },
});
