import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { cx } from '../../internal/cx.ts';
import { ChartFrame, type ChartFrameProps } from '../internal/ChartFrame.tsx';
import { dayNames } from '../internal/dayNames.ts';
import type { DayValue } from '../week-bars/bars.ts';
import { type Cell, cells, firstRow, step, type Thresholds } from './cells.ts';
import * as styles from './Heatmap.css.ts';
import { Legend } from './Legend.tsx';

export type HeatmapProps = Omit<ChartFrameProps, 'table' | 'headline'> & {
  /** The days, oldest first. */
  days: readonly DayValue[];
  /** `rows` wraps where the line is full, for 14 or 30 days; `calendar` has a column a week, for a year. */
  layout?: 'rows' | 'calendar' | undefined;
  /** The chosen day. */
  selected?: string | undefined;
  /** Called with the day that was chosen. Without it the days are a picture. */
  onSelectedChange?: ((date: string) => void) | undefined;
  /** Values over which a day is medium and high; the specification's seconds unless told. */
  thresholds?: Thresholds | undefined;
  /** A value in words, like `4 min`. */
  formatValue?: ((value: number) => string) | undefined;
  /** The language of the days, `en-GB` unless told. */
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
  children,
  ...frame
}: HeatmapProps) {
  const drawn = cells(days, thresholds);
  const { full } = dayNames(locale);
  const words = ({ date, value }: Cell): string => `${full(date)}: ${formatValue(value)}`;
  const table = () => ({
    head: ['Day', 'Value'],
    rows: drawn.map(({ date, value }) => [full(date), formatValue(value)]),
  });
  const shared = {
    drawn,
    className: cx(
      styles.days,
      styles.layout[layout],
      layout === 'rows' && styles.columns[days.length > 14 ? 'month' : 'weeks'],
    ),
    layout,
  };
  return (
    <ChartFrame {...frame} table={table}>
      {onSelectedChange ? (
        <Days {...shared} label={frame.label} words={words} selected={selected} onSelectedChange={onSelectedChange} />
      ) : (
        <Picture {...shared} label={sentence(frame.label, drawn)} />
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

type Shared = { drawn: readonly Cell[]; className: string | undefined; layout: 'rows' | 'calendar'; label: string };

const sentence = (label: string, drawn: readonly Cell[]): string =>
  `${label}: something on ${drawn.filter(({ intensity }) => intensity > 0).length} of ${drawn.length} days`;

const startOf = (drawn: readonly Cell[], layout: Shared['layout']) =>
  layout === 'calendar' ? { gridRowStart: firstRow(drawn[0]?.date) + 1 } : undefined;

function Picture({ drawn, className, layout, label }: Shared) {
  const start = startOf(drawn, layout);
  return (
    <div role="img" aria-label={label} className={className}>
      {drawn.map(({ date, intensity }, index) => (
        <span key={date} className={styles.intensity[intensity]} style={index === 0 ? start : undefined} />
      ))}
    </div>
  );
}

type DaysProps = Shared & {
  words: (cell: Cell) => string;
  selected: string | undefined;
  onSelectedChange: (date: string) => void;
};

/** One stop for the keyboard: the arrows go from day to day, and one listener serves them all. */
function Days({ drawn, className, layout, label, words, selected, onSelectedChange }: DaysProps) {
  const root = useRef<HTMLDivElement>(null);
  const start = startOf(drawn, layout);
  const at = drawn.findIndex(({ date }) => date === selected);
  const stop = at < 0 ? drawn.length - 1 : at;
  const choose = (event: MouseEvent) => {
    const { date } = event.target instanceof HTMLElement ? event.target.dataset : {};
    if (date) onSelectedChange(date);
  };
  const walk = (event: KeyboardEvent) => {
    const by = step(event.key, stepsIn(root.current, layout));
    const from = drawn.findIndex(({ date }) => date === (event.target as HTMLElement).dataset['date']);
    if (by === undefined || from < 0) return;
    event.preventDefault();
    const to = drawn[Math.min(drawn.length - 1, Math.max(0, from + by))];
    const day = root.current?.querySelector<HTMLElement>(`[data-date="${to?.date}"]`);
    day?.focus();
    if (to) onSelectedChange(to.date);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form.
    <div ref={root} role="group" aria-label={label} className={className} onClick={choose} onKeyDown={walk}>
      {drawn.map((cell, index) => (
        <button
          key={cell.date}
          type="button"
          data-date={cell.date}
          aria-label={words(cell)}
          aria-pressed={cell.date === selected}
          tabIndex={index === stop ? 0 : -1}
          className={styles.intensity[cell.intensity]}
          style={index === 0 ? start : undefined}
        />
      ))}
    </div>
  );
}

/** How many days further the next one across and down is, as the style sheet has laid them out; across is mirrored with the text. */
function stepsIn(root: HTMLElement | null, layout: Shared['layout']): { across: number; down: number } {
  if (!root) return { across: 1, down: 1 };
  const mirrored = getComputedStyle(root).direction === 'rtl' ? -1 : 1;
  if (layout === 'calendar') return { across: 7 * mirrored, down: 1 };
  return { across: mirrored, down: getComputedStyle(root).gridTemplateColumns.split(' ').length };
}
