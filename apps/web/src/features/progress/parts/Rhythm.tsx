import { Card } from '@sayso/ui/card';
import { Sparkline } from '@sayso/ui/charts/sparkline';
import { Heading } from '@sayso/ui/primitives/heading';
import { Text } from '@sayso/ui/primitives/text';
import { counted, dayName } from '../../../platform/calendar/days.ts';
import * as styles from '../ProgressPage.css.ts';
import type { Progress } from '../progress.ts';
import { measureRhythm } from '../rhythm.ts';

export interface RhythmProps {
  readonly progress: Progress;
}

/** How often the learner practises, as a line; until there is enough for one, when it comes. */
export const Rhythm = ({ progress: { days, today } }: RhythmProps) => {
  const { points, daysToWait } = measureRhythm(days);
  const [now, before] = [points.at(-1)?.value ?? 0, points.at(-8)?.value ?? 0];
  return (
    <Card kind="stat" as="section" aria-labelledby="rhythm" className={styles.rhythm}>
      <div className={styles.about}>
        <Heading level={2} size="3" id="rhythm">
          Your rhythm
        </Heading>
        <Text tone="soft">{points.length > 0 ? compare(now, before) : announce(daysToWait)}</Text>
      </div>
      {points.length > 0 ? (
        <Sparkline
          label="Days with practice each week"
          headline={`${now} of 7`}
          points={points.map(({ date, value }) => ({ label: dayName(date, today), value }))}
          formatValue={(value) => counted(value, 'day')}
        />
      ) : null}
    </Card>
  );
};

const compare = (now: number, before: number): string => {
  const change = now - before;
  const difference =
    change === 0 ? 'as often as' : `${counted(Math.abs(change), 'day')} ${change > 0 ? 'more' : 'fewer'} than`;
  return `You practised on ${counted(now, 'day')} of the last seven, ${difference} in the seven before. Each point of the line looks back on seven days.`;
};

const announce = (daysToWait: number | null): string =>
  daysToWait === null
    ? 'Two weeks after your first practice, a line here shows how often you practise.'
    : `How often you practise will be a line here in ${counted(daysToWait, 'day')}, two weeks after the first practice of your last 30 days.`;
