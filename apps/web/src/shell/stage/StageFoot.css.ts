import { media, vars } from '@sayso/ui/theme';
import { style } from '../../styling/shell.ts';
import { inset, phone, reading } from './Stage.css.ts';

export const foot = style([
  inset,
  {
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space['5'],
    paddingBlockStart: vars.space['4'],
    paddingBlockEnd: `max(${vars.space['6']}, env(safe-area-inset-bottom))`,
    outline: 'none',
    '@media': {
      [media.desktop]: { gridColumn: '1', gap: vars.space['8'], paddingBlockEnd: vars.space['8'] },
    },
  },
]);

/** On a phone the voice goes from edge to edge. */
export const wave = style({
  inlineSize: `calc(100% + 2 * (${vars.space['5']} - ${vars.space['1']}))`,
  blockSize: vars.space['16'],
  '@media': {
    [media.tablet]: { inlineSize: '100%', maxInlineSize: '32rem' },
    [phone]: { selectors: { [`${reading} &`]: { blockSize: vars.space['8'] } } },
  },
});
