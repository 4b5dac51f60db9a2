import { media, vars } from '@sayso/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: vars.space['8'],
  minBlockSize: '100dvb',
  padding: vars.space['6'],
  paddingBlockEnd: vars.space['10'],
  overflowX: 'clip',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '1fr 1fr',
      gridTemplateRows: 'auto 1fr',
      alignItems: 'center',
      columnGap: vars.space['16'],
      padding: vars.space['16'],
    },
  },
});

/** The two look out from both sides of a phone, and stand beside the words on a desktop. */
export const faces = style({
  position: 'relative',
  alignSelf: 'center',
  marginInline: `calc(-1 * ${vars.space['6']})`,
  minBlockSize: 'min(84vw, 26rem)',
  '@media': {
    [media.tablet]: { inlineSize: '100%', maxInlineSize: '34rem', marginInline: 'auto' },
    [media.desktop]: { order: 2, gridRow: '2', minBlockSize: '28rem' },
  },
});
export const john = style({ position: 'absolute', insetBlockStart: 0, insetInlineStart: '-4%', inlineSize: '58%' });
export const daisy = style({ position: 'absolute', insetBlockEnd: 0, insetInlineEnd: '-4%', inlineSize: '56%' });
export const sentence = style({ display: 'block' });

export const words = style({
  display: 'grid',
  gap: vars.space['4'],
  '@media': { [media.desktop]: { gridRow: '2', maxInlineSize: vars.size.reading } },
});
export const action = style({
  marginBlockStart: vars.space['4'],
  '@media': { [media.tablet]: { justifySelf: 'start' } },
});
