import { media, vars } from '@sayso/ui/theme';
import { style } from '@vanilla-extract/css';

const phone = `not all and ${media.desktop}`;
const edge = { phone: vars.space['5'], desktop: vars.space['12'] };
const inset = { paddingInline: edge.phone, '@media': { [media.desktop]: { paddingInline: edge.desktop } } };

/** As high as the window, and higher where what must be readable needs it. On a desktop the phrase has its own column, always. */
export const page = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(min-content, 1fr) auto auto',
  minBlockSize: '100dvb',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(24rem, 34rem)',
      gridTemplateRows: 'auto minmax(min-content, 1fr) auto',
    },
  },
});

/** On a phone what is read takes the coach’s place. */
export const reading = style({
  '@media': { [phone]: { gridTemplateRows: 'auto auto minmax(min-content, 1fr) auto' } },
});

export const bar = style([
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: vars.space['3'],
    rowGap: vars.space['2'],
    minBlockSize: vars.space['10'],
    paddingBlock: vars.space['5'],
    '@media': { [media.desktop]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
  },
  inset,
]);

export const steps = style({
  gridColumn: '1 / -1',
  gridRow: '2',
  '@media': {
    [media.desktop]: { gridColumn: '2', gridRow: '1', justifyContent: 'end' },
  },
});

export const toggle = style({
  justifySelf: 'end',
  color: vars.color.inkSoft,
  '@media': {
    [media.desktop]: {
      position: 'absolute',
      // The phrase is drawn after it.
      zIndex: vars.layer.nav,
      insetBlockStart: vars.space['5'],
      insetInlineEnd: vars.space['8'],
    },
  },
});

export const phrase = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space['5'],
  minInlineSize: 0,
  paddingInline: edge.phone,
  paddingBlock: vars.space['4'],
  '@media': {
    [media.desktop]: {
      gridColumn: '2',
      gridRow: '1 / -1',
      gap: vars.space['7'],
      paddingInline: vars.space['8'],
      paddingBlock: vars.space['5'],
      borderInlineStart: `${vars.stroke.thin} solid ${vars.color.line}`,
      backgroundColor: vars.color.surface,
    },
  },
});
/** While only the ear works, a phone has nothing here. */
export const phraseHidden = style({ '@media': { [phone]: { display: 'none' } } });

export const phraseTitle = style({
  display: 'none',
  '@media': { [media.desktop]: { display: 'flex', alignItems: 'center', minBlockSize: vars.space['10'] } },
});

export const dots = style({ letterSpacing: '0.1em', userSelect: 'none' });
export const sentence = style({ gap: vars.space['4'] });
export const countdown = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  paddingBlock: vars.space['6'],
});

export const chosen = style({
  display: 'grid',
  gap: vars.space['2'],
  paddingBlockStart: vars.space['4'],
  borderBlockStart: `${vars.stroke.thin} solid ${vars.color.line}`,
});
export const hear = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space['2'] });

export const tip = style({ display: 'grid', gap: vars.space['2'] });
export const tipHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space['4'],
});

export const foot = style({ '@media': { [media.desktop]: { gridColumn: '1' } } });
/** On a phone the voice goes from edge to edge. */
export const wave = style({
  inlineSize: `calc(100% + 2 * (${edge.phone} - ${vars.space['1']}))`,
  blockSize: vars.space['16'],
  '@media': {
    [media.tablet]: { inlineSize: '100%', maxInlineSize: '32rem' },
    [phone]: { selectors: { [`${reading} &`]: { blockSize: vars.space['8'] } } },
  },
});
export const controls = style({ display: 'grid', gap: vars.space['3'] });
