import { componentStyle } from '../../theme/styling.ts';

/** Grows with what is written where the browser can, up to most of a screen. */
export const area = componentStyle({ resize: 'vertical', fieldSizing: 'content', maxBlockSize: '60dvb' });
