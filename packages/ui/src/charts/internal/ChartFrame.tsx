import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { TextButton } from '../../components/text-link/TextLink.tsx';
import { cx } from '../../internal/cx.ts';
import * as styles from './ChartFrame.css.ts';
import { ChartTable, type TableData } from './ChartTable.tsx';

export type ChartFrameProps = ComponentProps<'figure'> & {
  /** Name of the chart. */
  label: string;
  /** The same in figures. */
  table: () => TableData;
  /** The one number that matters, over the drawing. */
  headline?: ReactNode;
};

/** The common parts of all charts: the name, and a table of the same figures for readers who prefer it. */
export function ChartFrame({ label, headline, table, children, className, ...native }: ChartFrameProps) {
  const [asTable, setAsTable] = useState(false);
  const name = useId();
  return (
    <figure {...native} aria-labelledby={name} className={cx(styles.frame, className)}>
      <div className={styles.head}>
        <span id={name} className={styles.name}>
          {label}
        </span>
        <TextButton size="small" className={styles.change} aria-describedby={name} onClick={() => setAsTable(!asTable)}>
          {asTable ? 'Show chart' : 'Show table'}
        </TextButton>
      </div>
      {headline === undefined ? null : (
        <p className={styles.headline}>
          <bdi>{headline}</bdi>
        </p>
      )}
      {asTable ? <ChartTable label={label} {...table()} /> : children}
    </figure>
  );
}
