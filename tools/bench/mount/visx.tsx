import { Group } from '@visx/group';
import { HeatmapRect } from '@visx/heatmap';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Arc, Bar } from '@visx/shape';
import { week, year } from './data.ts';

const x = scaleBand({ range: [0, 220], domain: week.map(({ date }) => date), padding: 0.3 });
const y = scaleLinear({ range: [180, 0], domain: [0, 38] });
const columns = Array.from({ length: 53 }, (_, bin) => ({
  bin,
  bins: year.slice(bin * 7, bin * 7 + 7).map(({ value }, index) => ({ bin: index, count: value })),
}));
const heatX = scaleLinear({ range: [0, 848], domain: [0, 53] });
const heatY = scaleLinear({ range: [0, 112], domain: [0, 7] });
const color = scaleLinear({ range: ['#DFDCE9', '#F5522D'], domain: [0, 400] });

export const Charts = () => (
  <>
    <svg width={224} height={224}>
      <Group top={112} left={112}>
        {[102, 76, 50].map((radius) => (
          <Arc
            key={radius}
            startAngle={0}
            endAngle={4.5}
            innerRadius={radius - 10}
            outerRadius={radius + 10}
            cornerRadius={10}
          />
        ))}
      </Group>
    </svg>
    {[1, 2, 3].map((chart) => (
      <svg key={chart} width={220} height={200}>
        {week.map(({ date, value }) => (
          <Bar key={date} x={x(date) ?? 0} y={y(value)} width={x.bandwidth()} height={180 - y(value)} rx={8} />
        ))}
      </svg>
    ))}
    <svg width={848} height={112}>
      <HeatmapRect
        data={columns}
        xScale={heatX}
        yScale={heatY}
        colorScale={color}
        binWidth={16}
        binHeight={16}
        gap={2}
      />
    </svg>
  </>
);
