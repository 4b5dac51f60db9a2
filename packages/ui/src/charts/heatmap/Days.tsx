import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { type Cell, findStep } from './cells.ts';
import * as styles from './Heatmap.css.ts';
import { type Place, placeInWeeks } from './weeks.ts';

interface DaysProps {
  drawn: readonly Cell[];
  className: string | undefined;
  layout: 'rows' | 'calendar';
  label: string;
  words: (cell: Cell) => string;
  selected: string | undefined;
  onSelectedChange: (date: string) => void;
}

/** One stop for the keyboard: the arrows go from day to day, and one listener serves them all. */
export function Days({ drawn, className, layout, label, words, selected, onSelectedChange }: DaysProps) {
  const root = useRef<HTMLDivElement>(null);
  const places = layout === 'calendar' ? placeInWeeks(drawn.map(({ date }) => date)) : [];
  const at = drawn.findIndex(({ date }) => date === selected);
  const stop = at < 0 ? drawn.length - 1 : at;
  const choose = ({ target }: MouseEvent) => {
    const date = readDate(target);
    if (date) onSelectedChange(date);
  };
  const walk = (event: KeyboardEvent) => {
    const by = findStep(event.key, stepsIn(root.current, layout));
    const from = drawn.findIndex(({ date }) => date === readDate(event.target));
    if (by === undefined || from < 0) return;
    event.preventDefault();
    const to = drawn[Math.min(drawn.length - 1, Math.max(0, from + by))];
    const day = root.current?.querySelector<HTMLElement>(`[data-date="${to?.date}"]`);
    day?.focus();
    if (to) onSelectedChange(to.date);
  };
  return (
    <div
      ref={root}
      role="toolbar"
      tabIndex={-1}
      aria-label={label}
      className={className}
      onClick={choose}
      onKeyDown={walk}
    >
      {drawn.map((cell, index) => (
        <button
          key={cell.date}
          type="button"
          data-date={cell.date}
          aria-label={words(cell)}
          aria-pressed={cell.date === selected}
          tabIndex={index === stop ? 0 : -1}
          className={styles.intensity[cell.intensity]}
          style={inGrid(places[index])}
        />
      ))}
    </div>
  );
}

/** Lines of a grid count from 1; in rows each day follows the one before. */
const inGrid = (place: Place | undefined) => place && { gridColumn: place.column + 1, gridRow: place.row + 1 };

/** The day that was touched; nothing between two. */
const readDate = (target: EventTarget): string | undefined =>
  target instanceof HTMLElement ? target.dataset['date'] : undefined;

/** How many days further the next one across and down is, as the style sheet has laid them out; across is mirrored with the text. */
function stepsIn(root: HTMLElement | null, layout: DaysProps['layout']): { across: number; down: number } {
  if (!root) return { across: 1, down: 1 };
  const mirrored = getComputedStyle(root).direction === 'rtl' ? -1 : 1;
  if (layout === 'calendar') return { across: 7 * mirrored, down: 1 };
  return { across: mirrored, down: getComputedStyle(root).gridTemplateColumns.split(' ').length };
}
