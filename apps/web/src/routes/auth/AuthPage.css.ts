import { media, vars } from '@sayso/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minBlockSize: '100dvb',
  '@media': {
    [media.desktop]: { gridTemplateRows: 'none', gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)' },
  },
});

/** The hero: ink in both themes, with one round corner towards the form. */
export const hero = style({
  display: 'grid',
  alignContent: 'space-between',
  gap: vars.space['8'],
  padding: vars.space['6'],
  paddingBlockEnd: vars.space['8'],
  borderEndEndRadius: vars.radius.xl,
  overflow: 'hidden',
  '@media': {
    [media.desktop]: { padding: vars.space['16'], borderEndEndRadius: vars.space['20'] },
  },
});

export const heading = style({ display: 'grid', gap: vars.space['4'] });
export const tagline = style({ '@media': { [`not all and ${media.desktop}`]: { display: 'none' } } });
export const wave = style({
  maxInlineSize: vars.size.reading,
  blockSize: vars.space['16'],
  '@media': { [`not all and ${media.desktop}`]: { display: 'none' } },
});

export const side = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  padding: vars.space['6'],
  '@media': { [media.desktop]: { padding: vars.space['12'] } },
});

export const column = style({
  display: 'grid',
  gap: vars.space['8'],
  inlineSize: '100%',
  maxInlineSize: vars.size.form,
});
export const form = style({ display: 'grid', gap: vars.space['4'] });
export const intro = style({ display: 'grid', gap: vars.space['3'] });
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space['2'],
});

export const or = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: vars.space['3'],
  color: vars.color.inkSoft,
  '::before': { content: '', borderBlockStart: `${vars.stroke.thin} solid ${vars.color.line}` },
  '::after': { content: '', borderBlockStart: `${vars.stroke.thin} solid ${vars.color.line}` },
});
