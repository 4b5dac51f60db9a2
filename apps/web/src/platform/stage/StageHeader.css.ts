import { media, vars } from '@sayso/ui/theme';
import { style } from '../styling/shared.ts';
import { inset, narrow, phone } from './Stage.css.ts';

export const head = style([inset, { paddingBlock: vars.space['5'] }]);
export const header = style([
  head,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space['3'],
    '@media': {
      [phone]: { containerType: 'inline-size' },
      // From side to side, so that the time stays in the middle when the text is shown.
      [media.desktop]: { gridColumn: '1 / -1', gridRow: '1' },
    },
  },
]);

export const bar = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: vars.space['3'],
  minBlockSize: vars.space['10'],
  '@container': { [narrow]: { gridTemplateColumns: '1fr auto' } },
});

/** The same buttons in both places, so that they keep the focus. */
export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['2'],
  justifySelf: 'end',
  '@container': { [narrow]: { gridColumn: '1 / -1' } },
  // What is read is drawn after it.
  '@media': { [media.desktop]: { position: 'relative', zIndex: vars.layer.nav } },
});

export const toggle = style({
  justifySelf: 'end',
  color: vars.color.inkSoft,
  whiteSpace: 'nowrap',
  // What is read is drawn after it.
  '@media': { [media.desktop]: { position: 'relative', zIndex: vars.layer.nav } },
});
