export { Rings, type RingsProps, type RingValue } from './Rings.tsx';
