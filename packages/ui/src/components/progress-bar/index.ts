export { type Progress, progress } from '../../internal/progress.ts';
export { ProgressBar, type ProgressBarProps } from './ProgressBar.tsx';
