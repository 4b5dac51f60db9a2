import { media, vars } from '@sayso/ui/theme';
import { style } from '../../styling/shell.ts';
import { inset, phone, reading } from './Stage.css.ts';

const whileReading = `${reading} &`;

export const middle = style([
  inset,
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space['6'],
    minBlockSize: 0,
    '@media': {
      [media.desktop]: { gap: vars.space['8'] },
      [phone]: {
        selectors: {
          [whileReading]: {
            flexDirection: 'row',
            flexWrap: 'wrap',
            gap: vars.space['4'],
            paddingBlockEnd: vars.space['3'],
          },
        },
      },
    },
  },
]);

/** The coach is as large as there is room for. */
export const ringsRoom = style({
  flex: '1 0 6rem',
  inlineSize: '100%',
  display: 'grid',
  placeItems: 'center',
  containerType: 'size',
  '@media': {
    [phone]: {
      selectors: { [whileReading]: { flex: 'none', inlineSize: vars.space['20'], blockSize: vars.space['20'] } },
    },
  },
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
        [whileReading]: {
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
  '@media': { [phone]: { selectors: { [whileReading]: { justifyItems: 'start', textAlign: 'start' } } } },
});
export const hint = style({ minBlockSize: vars.size.icon });
/** Beside what is read on a phone, only a hint that tells what to do has room. */
export const routineHint = style({
  '@media': { [phone]: { selectors: { [whileReading]: { display: 'none' } } } },
});
/** A box needs more air beneath the line than the words of a hint. */
export const notice = style({ marginBlockStart: vars.space['2'], textAlign: 'start' });
