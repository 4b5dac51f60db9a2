import { Heatmap } from '@sayso/ui/charts/heatmap';
import { Rings } from '@sayso/ui/charts/rings';
import { WeekBars } from '@sayso/ui/charts/week-bars';
import { week, year } from './data.ts';

const goals = [
  { label: 'XP', value: 22, goal: 30, tone: 'voice' },
  { label: 'Phrases', value: 63, goal: 100, tone: 'john' },
  { label: 'Time', value: 8, goal: 10, tone: 'daisy' },
] as const;

/** Three rings in one, three weeks, a year. */
export const Charts = () => (
  <>
    <Rings label="Today" values={goals} />
    {['XP', 'Time', 'Phrases'].map((label) => (
      <WeekBars key={label} label={label} days={week} />
    ))}
    <Heatmap label="Year" layout="calendar" days={year} />
  </>
);
