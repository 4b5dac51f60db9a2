import { Fragment } from 'react';
import { cx } from '../../internal/cx.ts';
import { inlineVars } from '../../internal/inlineVars.ts';
import { ChartFrame, type ChartFrameProps } from '../internal/ChartFrame.tsx';
import { dayNames } from '../internal/dayNames.ts';
import { type ChartTone, tones } from '../internal/tones.css.ts';
import { bars, type DayValue } from './bars.ts';
import * as styles from './WeekBars.css.ts';

export type WeekBarsProps = Omit<ChartFrameProps, 'table' | 'children'> & {
  /** The days, oldest first; a week has seven. */
  days: readonly DayValue[];
  /** The day that is drawn in its tone: the last one unless told. */
  today?: string | undefined;
  /** A line to reach on each day, which is named over the bars. */
  goal?: number | undefined;
  /** `voice` for what was spoken. */
  tone?: ChartTone | undefined;
  /** A value in words, like `8 min`. */
  formatValue?: ((value: number) => string) | undefined;
  /** The language of the days, `en-GB` unless told. */
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
  const { bars: drawn, goalShare } = bars(days, goal);
  const { letter, full } = dayNames(locale);
  const sentence = drawn.map(({ date, value }) => `${full(date)}: ${formatValue(value)}`).join('; ');
  const goalWords = goal ? `Goal: ${formatValue(goal)} a day` : null;
  const table = () => ({
    head: ['Day', 'Value'],
    rows: [
      ...drawn.map(({ date, value }) => [full(date), formatValue(value)]),
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
        {drawn.map(({ date, share }) => {
          const isToday = date === today;
          return (
            <Fragment key={date}>
              <span className={cx(styles.bar, isToday && styles.todaysBar)} style={height(share)} />
              <span className={isToday ? styles.todaysLetter : undefined}>{letter(date)}</span>
            </Fragment>
          );
        })}
        {goal ? <span className={styles.goal} style={height(goalShare)} /> : null}
      </div>
    </ChartFrame>
  );
}

const height = (share: number) => inlineVars({ [styles.share]: `${share * 100}%` });
