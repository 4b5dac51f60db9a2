export { ProgressBar, type ProgressBarProps } from './ProgressBar.tsx';
export { type Progress, progress } from './progress.ts';
