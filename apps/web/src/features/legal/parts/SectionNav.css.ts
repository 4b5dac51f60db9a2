import { media, vars } from '@sayso/ui/theme';
import { style } from '../../../platform/styling/screens.ts';
import { gutter } from '../gutter.ts';

export const nav = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.nav,
  marginInline: `calc(-1 * ${gutter})`,
  backgroundColor: vars.color.paper,
  '@media': {
    [media.desktop]: {
      gridArea: 'nav',
      alignSelf: 'start',
      insetBlockStart: vars.space['12'],
      marginInline: 0,
    },
  },
});

/** Goes on to the side where a phone is too narrow for it; its last chip is cut there, so that this can be seen. */
export const row = style({
  position: 'relative',
  display: 'flex',
  gap: vars.space['2'],
  paddingInline: gutter,
  paddingBlock: vars.space['3'],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': {
    [media.desktop]: { display: 'inline-grid', padding: 0, overflow: 'visible' },
  },
});

export const item = style({ display: 'grid', flexShrink: 0, maxInlineSize: '100%' });

export const title = style({
  display: 'none',
  marginBlockEnd: vars.space['3'],
  '@media': { [media.desktop]: { display: 'block' } },
});
