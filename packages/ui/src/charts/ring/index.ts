export type { ChartTone } from '../internal/tones.css.ts';
export { Ring, type RingProps } from './Ring.tsx';
