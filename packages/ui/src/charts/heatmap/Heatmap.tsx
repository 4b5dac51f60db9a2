import { cx } from '../../internal/cx.ts';
import { ChartFrame, type ChartFrameProps } from '../internal/ChartFrame.tsx';
import { createDayNames } from '../internal/day-names.ts';
import type { DayValue } from '../week-bars/bars.ts';
import { type Cell, findCells, type Thresholds } from './cells.ts';
import { Days } from './Days.tsx';
import * as styles from './Heatmap.css.ts';
import { Legend } from './Legend.tsx';
import { layOutSquares } from './squares.ts';

export type HeatmapProps = Omit<ChartFrameProps, 'table' | 'headline'> & {
  /** The days, oldest first. */
  days: readonly DayValue[];
  /**
   * `rows` wraps where the line is full, for 14 or 30 days; `calendar` has a column a week, for a year.
   * @default 'rows'
   */
  layout?: 'rows' | 'calendar' | undefined;
  /** The chosen day. */
  selected?: string | undefined;
  /** Called with the day that was chosen. Without it the days are a picture. */
  onSelectedChange?: ((date: string) => void) | undefined;
  /**
   * Values above which a day is medium and high.
   * @default spokenThresholds: 60 and 180, in seconds
   */
  thresholds?: Thresholds | undefined;
  /**
   * A value in words, like `4 min`.
   * @default String
   */
  formatValue?: ((value: number) => string) | undefined;
  /**
   * Language of the days' names.
   * @default 'en-GB'
   */
  locale?: string | undefined;
};

/** How much there was on each of many days. What is given as children tells more about the chosen day. */
export function Heatmap({
  days,
  layout = 'rows',
  selected,
  onSelectedChange,
  thresholds,
  formatValue = String,
  locale = 'en-GB',
  className,
  children,
  ...frame
}: HeatmapProps) {
  const drawn = findCells(days, thresholds);
  const { full } = createDayNames(locale);
  const words = ({ date, value }: Cell): string => `${full(date)}: ${formatValue(value)}`;
  const table = () => ({
    head: ['Day', 'Value'],
    rows: drawn.map(({ date, value }) => [full(date), formatValue(value)]),
  });
  const inRows = layout === 'rows';
  const grid = cx(styles.days, styles.layout[layout], inRows && styles.columns[days.length > 14 ? 'month' : 'weeks']);
  const seen = sentence(frame.label, drawn);
  return (
    <ChartFrame {...frame} table={table} className={cx(inRows && styles.measured, className)}>
      {onSelectedChange ? (
        <Days {...{ drawn, layout, words, selected, onSelectedChange }} label={frame.label} className={grid} />
      ) : inRows ? (
        <Rows drawn={drawn} className={grid} label={seen} />
      ) : (
        <Year drawn={drawn} label={seen} />
      )}
      <Legend />
      {children === undefined ? null : (
        <div aria-live="polite" className={styles.detail}>
          {children}
        </div>
      )}
    </ChartFrame>
  );
}

const sentence = (label: string, drawn: readonly Cell[]): string =>
  `${label}: something on ${drawn.filter(({ intensity }) => intensity > 0).length} of ${drawn.length} days`;

/** Two weeks or a month to look at. */
function Rows({ drawn, className, label }: { drawn: readonly Cell[]; className: string | undefined; label: string }) {
  return (
    <div role="img" aria-label={label} className={className}>
      {drawn.map(({ date, intensity }) => (
        <span key={date} className={styles.intensity[intensity]} />
      ))}
    </div>
  );
}

/** A year to look at. */
function Year({ drawn, label }: { drawn: readonly Cell[]; label: string }) {
  const { width, height, under, paths } = layOutSquares(drawn);
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${width} ${height}`} className={styles.year}>
      <path d={under} className={styles.under} />
      {([0, 1, 2, 3] as const).map((intensity) => (
        <path key={intensity} d={paths[intensity]} className={styles.squares[intensity]} />
      ))}
    </svg>
  );
}
