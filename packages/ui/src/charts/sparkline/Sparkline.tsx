import { ChartFrame, type ChartFrameProps } from '../internal/ChartFrame.tsx';
import { type ChartTone, tones } from '../internal/tones.css.ts';
import { canvas, layOutCourse, type Point } from './course.ts';
import * as styles from './Sparkline.css.ts';

export type SparklineProps = Omit<ChartFrameProps, 'table' | 'children'> & {
  /** The values, oldest first. */
  points: readonly Point[];
  /**
   * `voice` for what was spoken.
   * @default 'ink'
   */
  tone?: ChartTone | undefined;
  /**
   * A value in words, like `82%`.
   * @default String
   */
  formatValue?: ((value: number) => string) | undefined;
};

/** The course of one number, without axes: where it came from and where it is. */
export function Sparkline({ points, tone = 'ink', formatValue = String, ...frame }: SparklineProps) {
  const { path, under, last, lowest, highest } = layOutCourse(points);
  const newest = points.at(-1);
  const sentence = newest
    ? `now ${formatValue(newest.value)}, lowest ${formatValue(lowest)}, highest ${formatValue(highest)}`
    : 'nothing yet';
  const table = () => ({
    head: ['When', 'Value'],
    rows: points.map(({ label, value }) => [label, formatValue(value)]),
  });
  return (
    <ChartFrame {...frame} table={table}>
      <svg
        viewBox={`0 0 ${canvas.width} ${canvas.height}`}
        role="img"
        aria-label={`${frame.label}: ${sentence}`}
        className={`${styles.drawing} ${tones[tone]}`}
      >
        {points.length < 2 ? <path d={`M0 ${canvas.height / 2}H${canvas.width}`} className={styles.ahead} /> : null}
        <path d={under} className={styles.under} />
        <path d={path} className={styles.course} />
        {last ? <circle cx={last.x} cy={last.y} r={4} className={styles.last} /> : null}
      </svg>
    </ChartFrame>
  );
}
