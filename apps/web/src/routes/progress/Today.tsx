import type { Practice } from '@sayso/api/contract/progress';
import { Card } from '@sayso/ui/card';
import { Rings } from '@sayso/ui/charts/rings';
import { dailyGoals } from '../../shell/goals.ts';
import * as styles from './ProgressPage.css.ts';
import { sumOf, totalsOf } from './progress.ts';

export interface TodayProps {
  readonly practice: readonly Practice[];
  readonly today: string;
}

/** Today's three goals. */
export const Today = ({ practice, today }: TodayProps) => {
  const { xp, phrases, seconds } = sumOf(totalsOf(practice, [today]));
  return (
    <Card kind="stat" className={styles.today}>
      <Rings
        label="Today"
        values={[
          { label: 'XP', value: xp, goal: dailyGoals.xp, tone: 'voice' },
          { label: 'Phrases', value: phrases, goal: dailyGoals.phrases, tone: 'john' },
          {
            label: 'Time spoken',
            value: seconds,
            goal: dailyGoals.seconds,
            tone: 'daisy',
            valueText: `${Math.floor(seconds / 60)} / ${dailyGoals.seconds / 60} min`,
          },
        ]}
      />
    </Card>
  );
};
