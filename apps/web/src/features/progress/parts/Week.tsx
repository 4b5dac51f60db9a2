import { Card } from '@sayso/ui/card';
import { WeekBars } from '@sayso/ui/charts/week-bars';
import { spokenTime } from '../../../platform/calendar/days.ts';
import { dailyGoals } from '../../../platform/practice/goals.ts';
import * as styles from '../ProgressPage.css.ts';
import { type DayTotal, sumDays } from '../progress.ts';

export interface WeekProps {
  /** Oldest first; the last is today. */
  readonly days: readonly DayTotal[];
}

/** Seven days up to today, three times. */
export const Week = ({ days: all }: WeekProps) => {
  const days = all.slice(-7);
  const week = sumDays(days);
  const of = (key: 'xp' | 'spokenSeconds' | 'phrases') => days.map((day) => ({ date: day.date, value: day[key] }));
  return (
    <>
      <Card kind="stat" className={styles.bars}>
        <WeekBars
          label="XP"
          headline={week.xp > 0 ? `+${week.xp.toLocaleString('en-GB')}` : '0'}
          days={of('xp')}
          goal={dailyGoals.xp}
          tone="voice"
        />
      </Card>
      <Card kind="stat" className={styles.bars}>
        <WeekBars
          label="Time spoken"
          headline={spokenTime(week.spokenSeconds)}
          days={of('spokenSeconds')}
          tone="john"
          formatValue={spokenTime}
        />
      </Card>
      <Card kind="stat" className={styles.bars}>
        <WeekBars label="Phrases" headline={week.phrases.toLocaleString('en-GB')} days={of('phrases')} tone="daisy" />
      </Card>
    </>
  );
};
