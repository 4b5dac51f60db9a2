export type { Point } from './course.ts';
export { Sparkline, type SparklineProps } from './Sparkline.tsx';
