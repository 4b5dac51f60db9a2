import type { Practice } from '@sayso/api/contract/progress';
import { Card } from '@sayso/ui/card';
import { WeekBars } from '@sayso/ui/charts/week-bars';
import { datesUpTo, spokenTime } from '../../shell/days.ts';
import { dailyGoals } from '../../shell/goals.ts';
import * as styles from './ProgressPage.css.ts';
import { sumOf, totalsOf } from './progress.ts';

export interface WeekProps {
  readonly practice: readonly Practice[];
  readonly today: string;
}

/** Seven days up to today, three times. */
export const Week = ({ practice, today }: WeekProps) => {
  const days = totalsOf(practice, datesUpTo(today, 7));
  const week = sumOf(days);
  const of = (key: 'xp' | 'seconds' | 'phrases') => days.map((day) => ({ date: day.date, value: day[key] }));
  return (
    <>
      <Card kind="stat" className={styles.bars}>
        <WeekBars
          label="XP"
          headline={week.xp > 0 ? `+${week.xp}` : '0'}
          days={of('xp')}
          goal={dailyGoals.xp}
          tone="voice"
        />
      </Card>
      <Card kind="stat" className={styles.bars}>
        <WeekBars
          label="Time spoken"
          headline={spokenTime(week.seconds)}
          days={of('seconds')}
          tone="john"
          formatValue={spokenTime}
        />
      </Card>
      <Card kind="stat" className={styles.bars}>
        <WeekBars label="Phrases" headline={week.phrases} days={of('phrases')} tone="daisy" />
      </Card>
    </>
  );
};
