import { Card } from '@sayso/ui/card';
import { Rings } from '@sayso/ui/charts/rings';
import { dailyGoals, towardsGoal } from '../../../platform/practice/goals.ts';
import * as styles from '../ProgressPage.css.ts';
import { type DayTotal, sumDays } from '../progress.ts';

export interface TodaysGoalsProps {
  /** Oldest first; the last is today. */
  readonly days: readonly DayTotal[];
}

/** Today's three goals. */
export const TodaysGoals = ({ days }: TodaysGoalsProps) => {
  const { xp, phrases, spokenSeconds } = sumDays(days.slice(-1));
  return (
    <Card kind="stat" className={styles.today}>
      <Rings
        label="Today"
        values={[
          { label: 'XP', value: xp, goal: dailyGoals.xp, tone: 'voice', valueText: towardsGoal(xp, dailyGoals.xp) },
          {
            label: 'Phrases',
            value: phrases,
            goal: dailyGoals.phrases,
            tone: 'john',
            valueText: towardsGoal(phrases, dailyGoals.phrases),
          },
          {
            label: 'Time spoken',
            value: spokenSeconds,
            goal: dailyGoals.seconds,
            tone: 'daisy',
            valueText: towardsGoal(Math.floor(spokenSeconds / 60), dailyGoals.seconds / 60, ' min'),
          },
        ]}
      />
    </Card>
  );
};
