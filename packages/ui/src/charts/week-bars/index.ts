export type { DayValue } from './bars.ts';
export { WeekBars, type WeekBarsProps } from './WeekBars.tsx';
