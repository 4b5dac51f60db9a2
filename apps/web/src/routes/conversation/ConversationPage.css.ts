import { media, vars } from '@sayso/ui/theme';
import { style } from '@vanilla-extract/css';

const phone = `not all and ${media.desktop}`;
/** Too narrow for a row of three: a phone with doubled text. */
const narrow = '(max-width: 16rem)';

const edge = { phone: vars.space['5'], desktop: vars.space['12'] };
const inset = { paddingInline: edge.phone, '@media': { [media.desktop]: { paddingInline: edge.desktop } } };

/** As high as the window; when that is not enough for what must be readable, the page scrolls. */
export const page = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(min-content, 1fr) auto',
  minBlockSize: '100dvb',
});

/** The text stands beside the stage, on a phone in the coach’s place. */
export const withText = style({
  gridTemplateRows: 'auto auto minmax(11rem, 1fr) auto',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(22rem, 26.25rem)',
      gridTemplateRows: 'auto minmax(min-content, 1fr) auto',
    },
  },
});

export const barRoom = style([
  { paddingBlock: vars.space['5'], '@media': { [phone]: { containerType: 'inline-size' } } },
  inset,
]);

export const bar = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: vars.space['3'],
  minBlockSize: vars.space['10'],
  '@container': { [narrow]: { gridTemplateColumns: '1fr auto' } },
  '@media': {
    [media.desktop]: { selectors: { [`${withText} &`]: { gridTemplateColumns: '1fr auto' } } },
  },
});

/** One button in both places, so that it keeps the focus. */
export const toggle = style({
  justifySelf: 'end',
  color: vars.color.inkSoft,
  '@container': { [narrow]: { gridColumn: '1 / -1' } },
  '@media': {
    [media.desktop]: {
      selectors: {
        [`${withText} &`]: {
          position: 'absolute',
          // The text is drawn after it.
          zIndex: vars.layer.nav,
          insetBlockStart: vars.space['5'],
          insetInlineEnd: vars.space['8'],
        },
      },
    },
  },
});

export const middle = style([
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space['6'],
    minBlockSize: 0,
    '@media': { [media.desktop]: { gap: vars.space['8'] } },
  },
  inset,
]);

export const middleWithText = style({
  '@media': {
    [phone]: { flexDirection: 'row', flexWrap: 'wrap', gap: vars.space['4'], paddingBlockEnd: vars.space['3'] },
  },
});

/** The coach is as large as there is room for. */
export const ringsRoom = style({
  flex: '1 0 6rem',
  inlineSize: '100%',
  display: 'grid',
  placeItems: 'center',
  containerType: 'size',
});
export const ringsRoomWithText = style({
  '@media': { [phone]: { flex: 'none', inlineSize: vars.space['20'], blockSize: vars.space['20'] } },
});
export const rings = style({ inlineSize: 'min(100cqi, 100cqb, 24rem)' });

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  alignContent: 'start',
  gap: vars.space['3'],
  inlineSize: '100%',
  maxInlineSize: vars.size.reading,
  textAlign: 'center',
  '@media': {
    [phone]: {
      selectors: {
        [`${middleWithText} &`]: {
          flex: '1 1 10rem',
          inlineSize: 'auto',
          justifyItems: 'start',
          textAlign: 'start',
          gap: vars.space['1'],
        },
      },
    },
  },
});
export const status = style({
  minBlockSize: 0,
  '@media': {
    [phone]: { selectors: { [`${middleWithText} &`]: { justifyItems: 'start', textAlign: 'start' } } },
  },
});
export const hint = style({ minBlockSize: vars.size.icon });
/** Beside the text on a phone, only a hint that tells what to do has room. */
export const routineHint = style({
  '@media': { [phone]: { selectors: { [`${middleWithText} &`]: { display: 'none' } } } },
});
export const notice = style({ textAlign: 'start' });
export const lastWords = style({ display: 'flex', justifyContent: 'center', textAlign: 'start', inlineSize: '100%' });

export const text = style({
  position: 'relative',
  minBlockSize: 0,
  '@media': {
    [media.desktop]: {
      gridColumn: '2',
      gridRow: '1 / -1',
      borderInlineStart: `${vars.stroke.thin} solid ${vars.color.line}`,
      backgroundColor: vars.color.surface,
    },
  },
});

/** Out of the flow: what was said must not make the page any higher. */
export const textRoom = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  paddingInline: vars.space['4'],
  '@media': {
    [media.desktop]: {
      gridTemplateRows: 'auto minmax(0, 1fr)',
      gap: vars.space['4'],
      paddingInline: vars.space['7'],
      paddingBlock: vars.space['5'],
    },
  },
});
export const textTitle = style({
  display: 'none',
  paddingInlineStart: vars.space['1'],
  '@media': { [media.desktop]: { display: 'flex', alignItems: 'center', minBlockSize: vars.space['10'] } },
});

export const foot = style([
  {
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space['5'],
    paddingBlockStart: vars.space['4'],
    paddingBlockEnd: `max(${vars.space['6']}, env(safe-area-inset-bottom))`,
    outline: 'none',
    '@media': {
      [media.desktop]: { gap: vars.space['8'], paddingBlockEnd: vars.space['8'] },
    },
  },
  inset,
]);

/** On a phone the voice goes from edge to edge. */
export const wave = style({
  inlineSize: `calc(100% + 2 * (${edge.phone} - ${vars.space['1']}))`,
  blockSize: vars.space['16'],
  '@media': {
    [media.tablet]: { inlineSize: '100%', maxInlineSize: '32rem' },
    [phone]: { selectors: { [`${withText} &`]: { blockSize: vars.space['8'] } } },
  },
});
