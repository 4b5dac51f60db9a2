import { media, vars } from '@sayso/ui/theme';
import { style } from '../../styling/shell.ts';
import { inset, narrow, phone, sided } from './Stage.css.ts';

export const head = style([inset, { paddingBlock: vars.space['5'] }]);
export const room = style([head, { '@media': { [phone]: { containerType: 'inline-size' } } }]);

export const bar = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: vars.space['3'],
  minBlockSize: vars.space['10'],
  '@container': { [narrow]: { gridTemplateColumns: '1fr auto' } },
  '@media': { [media.desktop]: { selectors: { [sided]: { gridTemplateColumns: '1fr auto' } } } },
});

/** One button in both places, so that it keeps the focus. */
export const toggle = style({
  justifySelf: 'end',
  color: vars.color.inkSoft,
  '@container': { [narrow]: { gridColumn: '1 / -1' } },
  '@media': {
    [media.desktop]: {
      selectors: {
        [sided]: {
          position: 'absolute',
          // What is read is drawn after it.
          zIndex: vars.layer.nav,
          insetBlockStart: vars.space['5'],
          insetInlineEnd: vars.space['8'],
        },
      },
    },
  },
});
