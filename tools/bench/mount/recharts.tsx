import { Bar, BarChart, RadialBar, RadialBarChart, Rectangle, Scatter, ScatterChart, XAxis, YAxis } from 'recharts';
import { week, year } from './data.ts';

const goals = [{ value: 73 }, { value: 63 }, { value: 80 }];
/** It has no heatmap; a scatter of squares is how one is made with it. */
const days = year.map(({ value }, index) => ({ x: Math.floor(index / 7), y: index % 7, value }));

const Square = ({ cx, cy }: { cx?: number; cy?: number }) => <Rectangle x={cx} y={cy} width={14} height={14} />;

export const Charts = () => (
  <>
    <RadialBarChart width={224} height={224} innerRadius={40} outerRadius={112} data={goals}>
      <RadialBar dataKey="value" isAnimationActive={false} />
    </RadialBarChart>
    {[1, 2, 3].map((chart) => (
      <BarChart key={chart} width={220} height={200} data={week}>
        <XAxis dataKey="date" hide />
        <Bar dataKey="value" isAnimationActive={false} />
      </BarChart>
    ))}
    <ScatterChart width={848} height={112}>
      <XAxis dataKey="x" type="number" hide />
      <YAxis dataKey="y" type="number" hide />
      <Scatter data={days} isAnimationActive={false} shape={Square} />
    </ScatterChart>
  </>
);
