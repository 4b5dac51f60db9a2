import { media, vars } from '@sayso/ui/theme';
import { createVar } from '@vanilla-extract/css';
import { style, styleVariants } from '../../styling/shell.ts';

/** What is narrower than a desktop. */
export const phone = `not all and ${media.desktop}`;
/** Too narrow for a row of three: a phone with doubled text. */
export const narrow = '(max-width: 16rem)';

/** How far from the sides of the stage its parts stand. */
export const inset = style({
  paddingInline: vars.space['5'],
  '@media': { [media.desktop]: { paddingInline: vars.space['12'] } },
});

const sideWidth = createVar();
/** What is read stands beside the stage on a desktop, in a column of this width. */
export const sides = styleVariants({
  small: { vars: { [sideWidth]: 'minmax(22rem, 26.25rem)' } },
  large: { vars: { [sideWidth]: 'minmax(24rem, 34rem)' } },
});
/** Selects a part of a stage that has something beside it. */
export const sided = `${sides.small} &, ${sides.large} &`;

/** On a phone what is read takes the coach’s place. */
export const reading = style({});

/** As high as the window; when that is not enough for what must be readable, the page scrolls. */
export const page = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(min-content, 1fr) auto',
  minBlockSize: '100dvb',
  '@media': {
    [phone]: { selectors: { [`&${reading}`]: { gridTemplateRows: 'auto auto minmax(min-content, 1fr) auto' } } },
    [media.desktop]: {
      selectors: {
        [`&${sides.small}, &${sides.large}`]: { gridTemplateColumns: `minmax(0, 1fr) ${sideWidth}` },
      },
    },
  },
});

/** What is read: under the coach on a phone, beside the stage on a desktop. */
export const side = style({
  '@media': {
    [media.desktop]: {
      gridColumn: '2',
      gridRow: '1 / -1',
      borderInlineStart: `${vars.stroke.thin} solid ${vars.color.line}`,
      backgroundColor: vars.color.surface,
    },
  },
});
