import { globalStyle, style } from '../platform/styling/frame.ts';

/** The page takes what the bar leaves of the window, so that a short page does not scroll, and all of its width. */
export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: '1fr auto',
  minBlockSize: '100dvb',
});

globalStyle(`${frame} > main`, { minBlockSize: 0, inlineSize: '100%' });
