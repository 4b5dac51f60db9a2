import { media, speechCorner, vars } from '@sayso/ui/theme';
import { style } from '../../platform/styling/screens.ts';
import { gutter } from './gutter.ts';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space['8'],
  minBlockSize: '100dvb',
  maxInlineSize: vars.size.page,
  marginInline: 'auto',
  paddingInline: gutter,
  paddingBlock: vars.space['6'],
  '@media': { [media.desktop]: { gap: vars.space['16'], paddingBlock: vars.space['12'] } },
});

export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['3'],
});

export const home = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.target,
  borderRadius: vars.radius.xs,
  textDecoration: 'none',
});

/** A long word of a title must fit into a phone whose reader has doubled the text. */
export const title = style({ fontSize: `min(${vars.displaySize.hero}, 14.5vw)` });

export const columns = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space['6'],
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${vars.size.reading})`,
      gridTemplateAreas: '"lead short" "nav sections"',
      gap: vars.space['16'],
    },
  },
});

export const lead = style({ '@media': { [media.desktop]: { gridArea: 'lead', maxInlineSize: '24rem' } } });

export const inShort = style({
  display: 'grid',
  gap: vars.space['4'],
  padding: `${vars.space['6']} min(${vars.space['6']}, 6vw)`,
  color: vars.color.onInk,
  backgroundColor: vars.color.ink,
  ...speechCorner('lg'),
  '@media': { [media.desktop]: { gridArea: 'short', padding: vars.space['8'] } },
});

export const shortTitle = style({ fontSize: vars.textSize.small, fontWeight: vars.weight.strong });
export const points = style({ display: 'grid', gap: vars.space['3'] });

export const point = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space['3'],
  fontFamily: vars.family.display,
  fontSize: vars.displaySize['4'],
  fontWeight: vars.weight.heading,
  letterSpacing: vars.tracking.display,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  '@media': { [media.desktop]: { fontSize: vars.displaySize['3'] } },
});

export const tick = style({ marginBlockStart: vars.space['1'] });

export const sections = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['12'],
  '@media': { [media.desktop]: { gridArea: 'sections' } },
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['3'],
  paddingBlockStart: vars.space['4'],
  borderBlockStart: `${vars.stroke.thin} solid ${vars.color.line}`,
});
