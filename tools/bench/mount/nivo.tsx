import { Bar } from '@nivo/bar';
import { Calendar } from '@nivo/calendar';
import { Pie } from '@nivo/pie';
import { week, year } from './data.ts';

const goal = [
  { id: 'done', value: 22 },
  { id: 'left', value: 8 },
];
const days = year.map(({ date, value }) => ({ day: date, value }));

export const Charts = () => (
  <>
    <Pie
      width={224}
      height={224}
      data={goal}
      innerRadius={0.8}
      animate={false}
      enableArcLabels={false}
      enableArcLinkLabels={false}
    />
    {[1, 2, 3].map((chart) => (
      <Bar
        key={chart}
        width={220}
        height={200}
        data={week}
        keys={['value']}
        indexBy="date"
        animate={false}
        enableLabel={false}
      />
    ))}
    <Calendar width={848} height={140} data={days} from="2025-11-21" to="2026-11-20" />
  </>
);
