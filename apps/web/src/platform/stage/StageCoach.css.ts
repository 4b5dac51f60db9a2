import { media, vars } from '@sayso/ui/theme';
import { globalStyle, style } from '../styling/shared.ts';
import { faceSize, inPhrase, inset, inTalk, phone, reading, whileHelping } from './Stage.css.ts';

const whileReading = `${reading} &`;
const smallFace = vars.space['20'];

export const middle = style([
  inset,
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space['4'],
    minBlockSize: 0,
    '@media': {
      [media.desktop]: {
        gap: vars.space['8'],
        gridRow: '2',
        selectors: { [inTalk]: { gridColumn: '2', paddingInline: vars.space['6'] } },
      },
      [phone]: {
        selectors: {
          [inPhrase]: {
            flexDirection: 'row',
            flexWrap: 'wrap',
            alignItems: 'start',
            gap: vars.space['4'],
            paddingBlockEnd: vars.space['3'],
          },
        },
      },
    },
  },
]);

export const ringsRoom = style({
  flex: 'none',
  inlineSize: '100%',
  blockSize: faceSize,
  display: 'grid',
  placeItems: 'center',
  containerType: 'size',
  '@media': { [phone]: { selectors: { [inPhrase]: { inlineSize: smallFace, blockSize: smallFace } } } },
});
export const rings = style({ inlineSize: 'min(100cqi, 100cqb)' });

export const words = style({
  flex: '1 0 auto',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space['3'],
  inlineSize: '100%',
  maxInlineSize: vars.size.reading,
  textAlign: 'center',
  '@media': {
    [phone]: {
      selectors: {
        [inPhrase]: {
          flex: '1 1 10rem',
          minInlineSize: 0,
          alignItems: 'start',
          textAlign: 'start',
          gap: vars.space['1'],
        },
      },
    },
  },
});
/** Two lines of a phone are kept for it. */
export const status = style({
  inlineSize: '100%',
  minBlockSize: '3.5rem',
  '@media': {
    [phone]: {
      selectors: {
        [inPhrase]: { minBlockSize: smallFace, alignContent: 'center', justifyItems: 'start', textAlign: 'start' },
      },
    },
  },
});
globalStyle(`${status} > p`, {
  '@media': { [phone]: { fontSize: `min(${vars.displaySize['2']}, 7vw)` } },
});
/** Beside what is read on a phone, only a hint that tells what to do has room. */
export const routineHint = style({
  '@media': { [phone]: { selectors: { [`${whileReading}, ${inPhrase}`]: { display: 'none' } } } },
});
/** A box needs more air beneath the line than the words of a hint. */
export const notice = style({ textAlign: 'start' });
/** Holds the last words: its end stands still above the wave. */
export const end = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: vars.space['2'],
  inlineSize: '100%',
  marginBlockStart: 'auto',
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [phone]: { selectors: { [whileHelping]: { display: 'none' } } } },
});
