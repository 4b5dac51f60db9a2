import { media, vars } from '@sayso/ui/theme';
import { style } from '../styling/shared.ts';

/** The styles that the summaries of a conversation and of a drill share. */
export const page = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space['6'],
  minBlockSize: '100dvb',
  maxInlineSize: vars.size.page,
  marginInline: 'auto',
  padding: vars.space['5'],
  paddingBlockStart: vars.space['10'],
  paddingBlockEnd: vars.space['12'],
  '@media': { [media.desktop]: { paddingBlock: vars.space['12'], gap: vars.space['8'] } },
});
export const head = style({ display: 'grid', gap: vars.space['3'], justifyItems: 'start' });
export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space['2'] });
/** Wide and narrow on a desktop, one after the other on a phone. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['5'],
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1.5fr) minmax(0, 1fr)' } },
});
/** Under what is still loading. */
export const wayOut = style({ justifySelf: 'start' });
/** The narrow column of a desktop. */
export const side = style({ '@media': { [media.desktop]: { gridColumn: '2' } } });
export const tip = style([{ display: 'grid', gap: vars.space['4'] }, side]);
export const tipHead = style({ display: 'flex', alignItems: 'center', gap: vars.space['3'] });
/** Where a tip will be told of, without taking room before. */
export const tipWords = style({ selectors: { '&:empty': { position: 'absolute' } } });
/** On the coach's colour a quiet button has the page's own. */
export const tipButton = style({ backgroundColor: vars.color.surface });
export const centered = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  minBlockSize: '100dvb',
  padding: vars.space['5'],
});
