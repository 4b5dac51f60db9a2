import { media, vars } from '@sayso/ui/theme';
import { style } from '../styling/shared.ts';
import { phone, side } from './Stage.css.ts';

export const text = style([side, { position: 'relative', '@media': { [phone]: { minBlockSize: '5rem' } } }]);

export const behind = style({ '@media': { [phone]: { display: 'none' } } });

/** Out of the flow: what was said must not make the page any higher. */
export const content = style({
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
export const title = style({
  display: 'none',
  paddingInlineStart: vars.space['1'],
  '@media': { [media.desktop]: { display: 'flex', alignItems: 'center', minBlockSize: vars.space['10'] } },
});
