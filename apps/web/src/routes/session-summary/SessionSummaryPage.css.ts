import { media, vars } from '@sayso/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space['8'],
  minBlockSize: '100dvb',
  maxInlineSize: vars.size.page,
  marginInline: 'auto',
  padding: vars.space['5'],
  paddingBlockStart: vars.space['10'],
  paddingBlockEnd: vars.space['12'],
  '@media': { [media.desktop]: { padding: vars.space['16'] } },
});

export const head = style({ display: 'grid', gap: vars.space['3'], justifyItems: 'start' });
export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space['2'] });
export const columns = style({
  display: 'grid',
  gap: vars.space['6'],
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr)' } },
});
export const column = style({ display: 'grid', gap: vars.space['5'] });
export const category = style({ display: 'grid', gap: vars.space['4'] });
export const categoryHead = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space['3'],
});
export const correction = style({
  display: 'grid',
  gap: vars.space['1'],
  paddingBlockStart: vars.space['4'],
  borderBlockStart: `${vars.stroke.thin} solid ${vars.color.line}`,
});
export const actions = style({
  display: 'grid',
  gap: vars.space['3'],
  '@media': { [media.tablet]: { display: 'flex' } },
});
export const tip = style({ display: 'grid', gap: vars.space['3'] });
export const tipHead = style({ display: 'flex', alignItems: 'center', gap: vars.space['3'] });
