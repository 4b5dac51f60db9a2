import { media, vars } from '@sayso/ui/theme';
import { style } from '../../platform/styling/screens.ts';

export const page = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minBlockSize: '100dvb',
  '@media': {
    [media.desktop]: { gridTemplateRows: 'none', gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)' },
  },
});

const phone = `not all and ${media.desktop}`;

/** The hero: ink in both themes (in the dark one a shade lighter than the page), with one round corner towards the form. */
export const hero = style({
  backgroundColor: vars.color.surface,
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

/** After the first step a phone's room is for the form and its keyboard: the heading is only heard there. */
export const headingAway = style({
  '@media': {
    [phone]: { position: 'absolute', clipPath: 'inset(50%)', overflow: 'hidden', blockSize: vars.stroke.thin },
  },
});
export const heroSmall = style({ '@media': { [phone]: { paddingBlock: vars.space['5'] } } });
export const tagline = style({ '@media': { [phone]: { display: 'none' } } });
export const wave = style({
  maxInlineSize: vars.size.reading,
  blockSize: vars.space['16'],
  '@media': { [phone]: { display: 'none' } },
});

export const side = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  padding: vars.space['6'],
  paddingBlockStart: vars.space['8'],
  '@media': {
    [media.desktop]: { alignContent: 'center', paddingInline: vars.space['12'], paddingBlock: vars.space['8'] },
  },
});

export const column = style({
  display: 'grid',
  gap: vars.space['6'],
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

/** A line of the foot whose words come later, or go: its room is kept. */
export const line = style({ minBlockSize: '1lh' });

export const legal = style({ display: 'grid', gap: vars.space['1'] });
export const legalLinks = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space['5'] });

export const or = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: vars.space['3'],
  color: vars.color.inkSoft,
  '::before': { content: '', borderBlockStart: `${vars.stroke.thin} solid ${vars.color.line}` },
  '::after': { content: '', borderBlockStart: `${vars.stroke.thin} solid ${vars.color.line}` },
});
