import { cx } from '../../internal/cx.ts';
import { inlineVars } from '../../internal/inline-vars.ts';
import { ChartFrame, type ChartFrameProps } from '../internal/ChartFrame.tsx';
import { createDayNames } from '../internal/day-names.ts';
import { type ChartTone, tones } from '../internal/tones.css.ts';
import { type Bar, type DayValue, layOutBars } from './bars.ts';
import * as styles from './WeekBars.css.ts';

export type WeekBarsProps = Omit<ChartFrameProps, 'table' | 'children'> & {
  /** The days, oldest first; a week has seven. */
  days: readonly DayValue[];
  /**
   * The day that is drawn in its tone.
   * @default the last day
   */
  today?: string | undefined;
  /** A line to reach on each day, which is named over the bars. */
  goal?: number | undefined;
  /**
   * `voice` for what was spoken.
   * @default 'ink'
   */
  tone?: ChartTone | undefined;
  /**
   * A value in words, like `8 min`.
   * @default String
   */
  formatValue?: ((value: number) => string) | undefined;
  /**
   * Language of the days' names.
   * @default 'en-GB'
   */
  locale?: string | undefined;
};

/** A week, a bar a day. */
export function WeekBars({
  days,
  today = days.at(-1)?.date,
  goal,
  tone = 'ink',
  formatValue = String,
  locale = 'en-GB',
  ...frame
}: WeekBarsProps) {
  const { bars, goalShare } = layOutBars(days, goal);
  const { letter, full } = createDayNames(locale);
  const sentence = bars.map(({ date, value }) => `${full(date)}: ${formatValue(value)}`).join('; ');
  const goalWords = goal ? `Goal: ${formatValue(goal)} a day` : null;
  const table = () => ({
    head: ['Day', 'Value'],
    rows: [
      ...bars.map(({ date, value }) => [full(date), formatValue(value)]),
      ...(goal ? [['Goal a day', formatValue(goal)]] : []),
    ],
  });
  return (
    <ChartFrame {...frame} table={table}>
      {goalWords ? (
        <span aria-hidden="true" className={styles.goalWords}>
          {goalWords}
        </span>
      ) : null}
      <div
        role="img"
        aria-label={[frame.label, goalWords, sentence].filter(Boolean).join('. ')}
        className={cx(styles.week, tones[tone])}
      >
        <div className={styles.plot}>
          {bars.map((bar) => (
            <span
              key={bar.date}
              className={cx(styles.bar, bar.date === today && styles.todaysBar)}
              style={{ ...setPlace(bar), ...setHeight(bar.share) }}
            />
          ))}
          {goal ? <span className={styles.goal} style={setHeight(goalShare)} /> : null}
        </div>
        <div className={styles.letters}>
          {bars.map((bar) => (
            <span
              key={bar.date}
              className={cx(styles.day, bar.date === today && styles.todaysLetter)}
              style={setPlace(bar)}
            >
              {letter(bar.date)}
            </span>
          ))}
        </div>
      </div>
    </ChartFrame>
  );
}

const percent = (share: number): string => `${share * 100}%`;
const setHeight = (share: number) => inlineVars({ [styles.share]: percent(share) });
const setPlace = ({ start, end }: Bar) => ({ insetInlineStart: percent(start), insetInlineEnd: percent(1 - end) });
