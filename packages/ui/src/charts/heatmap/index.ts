export { spokenThresholds, type Thresholds } from './cells.ts';
export { Heatmap, type HeatmapProps } from './Heatmap.tsx';
