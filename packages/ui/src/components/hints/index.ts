export { Hints, type HintsProps } from './Hints.tsx';
