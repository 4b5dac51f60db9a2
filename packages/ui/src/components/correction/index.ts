export { Correction, type CorrectionProps } from './Correction.tsx';
