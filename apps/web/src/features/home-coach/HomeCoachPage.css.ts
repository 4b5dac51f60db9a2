import { media, speechCorner, vars } from '@sayso/ui/theme';
import { style } from '../../platform/styling/screens.ts';

export const page = style({
  display: 'grid',
  gridTemplateRows: 'auto auto auto minmax(min-content, 1fr)',
  gap: vars.space['5'],
  minBlockSize: '100dvb',
  maxInlineSize: vars.size.page,
  marginInline: 'auto',
  padding: vars.space['5'],
  paddingBlock: vars.space['6'],
  // The bottom navigation keeps room of its own.
  paddingBlockEnd: vars.space['1'],
  '@media': {
    [media.desktop]: { padding: vars.space['12'], paddingBlockEnd: vars.space['1'], gap: vars.space['6'] },
  },
});

export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: vars.space['3'],
});
export const greeting = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space['2'] });
export const lastSession = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space['3'],
});
/** The name begins a line of its own where the line breaks. */
export const title = style({ textWrap: 'wrap' });

export const ways = style({ display: 'flex', gap: vars.space['2'] });
/** A drawing in a square; its words are heard. */
export const way = style({
  inlineSize: vars.size.target,
  minBlockSize: vars.size.target,
  padding: 0,
  borderRadius: vars.radius.sm,
  backgroundColor: vars.color.surface,
});
export const level = style({
  // Beside the ways on, as narrow as that takes: a long badge goes over its line before they do.
  flex: '1 1 10rem',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space['3'],
  rowGap: vars.space['1'],
});

/** The card of the conversation, two small cards below it, and the plain links; where there is room the small cards stand beside it. */
export const practise = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  gridTemplateRows: 'minmax(min-content, 1fr)',
  gap: vars.space['3'],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 3fr)',
      gridTemplateRows: 'repeat(2, minmax(min-content, 1fr)) auto',
      gap: vars.space['4'],
    },
  },
});
export const small = style({
  display: 'grid',
  alignContent: 'space-between',
  gap: vars.space['4'],
  // The longest name, "Pronunciation", in one piece on the narrowest phones.
  '@media': { '(max-width: 24rem)': { paddingInline: vars.space['3'] } },
});
export const smallTitle = style({
  '@media': { '(max-width: 24rem)': { fontSize: `calc(${vars.displaySize['4']} * 0.9)` } },
});
export const smallWords = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space['1'] });
export const more = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space['6'],
  paddingInline: vars.space['1'],
});

export const talk = style({
  position: 'relative',
  overflow: 'hidden',
  display: 'grid',
  gridColumn: '1 / -1',
  minBlockSize: '15rem',
  maxBlockSize: '34rem',
  '@media': { [media.desktop]: { gridColumn: '1', gridRow: '1 / span 2', minBlockSize: '20rem' } },
});
export const talkWords = style({
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr',
  justifyItems: 'start',
  gap: vars.space['2'],
  // Narrow enough for the last word to stand beneath the others, as in "Talk with / Daisy".
  maxInlineSize: '20rem',
});
export const talkHead = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space['3'] });
export const microphone = style({
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'end',
  inlineSize: vars.size.controlLarge,
  blockSize: vars.size.controlLarge,
  color: vars.color.onVoice,
  backgroundColor: vars.color.voice,
  ...speechCorner('md'),
});
/** The whole card, measured: the face is as large as the words leave it room, whatever the card's shape. */
export const faceRoom = style({ position: 'absolute', inset: 0, containerType: 'size', pointerEvents: 'none' });
export const face = style({
  position: 'absolute',
  insetBlockEnd: `calc(-1 * ${vars.space['6']})`,
  insetInlineEnd: `calc(-1 * ${vars.space['6']})`,
  inlineSize: `min(72cqi, 100cqb - ${vars.space['16']})`,
  '@media': {
    [media.desktop]: {
      insetInlineEnd: vars.space['10'],
      inlineSize: `min(56cqi, 100cqb - ${vars.space['3']}, 26rem)`,
    },
  },
});
