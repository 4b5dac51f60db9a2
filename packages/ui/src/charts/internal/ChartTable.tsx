import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import * as styles from './ChartTable.css.ts';

/** A chart in figures; the first cell of a row names it. */
export type TableData = { head: readonly string[]; rows: readonly (readonly string[])[] };

/** The table behind a chart. A long one scrolls in its own place, which the keyboard can reach. */
export function ChartTable({ label, head, rows }: TableData & { label: string }) {
  return (
    <div className={styles.scroller} role="region" aria-label={`${label}, table`} tabIndex={0}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{label}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} scope="col" className={styles.cell}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...figures]) => (
            <tr key={name}>
              <th scope="row" className={styles.cell}>
                {name}
              </th>
              {figures.map((figure, column) => (
                <td key={head[column + 1]} className={styles.cell}>
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
