import { Card } from '@sayso/ui/card';
import { Rings } from '@sayso/ui/charts/rings';
import { dailyGoals } from '../../shell/goals.ts';
import * as styles from './ProgressPage.css.ts';
import { type DayTotal, sumOf } from './progress.ts';

export interface TodayProps {
  /** Oldest first; the last is today. */
  readonly days: readonly DayTotal[];
}

/** Today's three goals. */
export const Today = ({ days }: TodayProps) => {
  const { xp, phrases, seconds } = sumOf(days.slice(-1));
  return (
    <Card kind="stat" className={styles.today}>
      <Rings
        label="Today"
        values={[
          { label: 'XP', value: xp, goal: dailyGoals.xp, tone: 'voice', valueText: ofGoal(xp, dailyGoals.xp) },
          {
            label: 'Phrases',
            value: phrases,
            goal: dailyGoals.phrases,
            tone: 'john',
            valueText: ofGoal(phrases, dailyGoals.phrases),
          },
          {
            label: 'Time spoken',
            value: seconds,
            goal: dailyGoals.seconds,
            tone: 'daisy',
            valueText: `${ofGoal(Math.floor(seconds / 60), dailyGoals.seconds / 60)} min`,
          },
        ]}
      />
    </Card>
  );
};

const ofGoal = (value: number, goal: number): string => `${value.toLocaleString('en-GB')} / ${goal}`;
