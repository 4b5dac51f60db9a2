import type { Practice } from '@sayso/api/contract/progress';
import { Card } from '@sayso/ui/card';
import { Heatmap } from '@sayso/ui/charts/heatmap';
import { Chip } from '@sayso/ui/chip';
import { Text } from '@sayso/ui/primitives/text';
import { useState } from 'react';
import { counted, datesUpTo, dayName, spokenTime } from '../../shell/days.ts';
import * as styles from './ProgressPage.css.ts';
import { type DayTotal, totalsOf } from './progress.ts';

/** Calendar views in days (spec §9). */
const views = { Week: 14, Month: 30 } as const;

export interface CalendarProps {
  readonly practice: readonly Practice[];
  readonly today: string;
}

/** How much was spoken on each day, and what exactly on the chosen one. */
export const Calendar = ({ practice, today }: CalendarProps) => {
  const [view, setView] = useState<keyof typeof views>('Week');
  const [selected, setSelected] = useState(today);
  const days = totalsOf(practice, datesUpTo(today, views[view]));
  const day = days.find(({ date }) => date === selected);
  return (
    <Card kind="stat" as="section" aria-label="Calendar" className={styles.calendar}>
      <div role="group" aria-label="View" className={styles.views}>
        {(['Week', 'Month'] as const).map((name) => (
          <Chip key={name} pressed={name === view} onClick={() => setView(name)}>
            {name}
          </Chip>
        ))}
      </div>
      <Heatmap
        label={`${views[view]} days`}
        days={days.map(({ date, seconds }) => ({ date, value: seconds }))}
        selected={selected}
        onSelectedChange={setSelected}
        formatValue={spokenTime}
      >
        <Text>{day ? detail(day, today) : 'Choose a day to see what you did.'}</Text>
      </Heatmap>
    </Card>
  );
};

const detail = ({ date, sessions, seconds, phrases, xp }: DayTotal, today: string): string =>
  sessions === 0
    ? `${dayName(date, today)}: ${date === today ? 'nothing yet.' : 'a day off.'}`
    : `${dayName(date, today)}: ${counted(sessions, 'session')}, ${spokenTime(seconds)}, ${counted(phrases, 'phrase')}, +${xp} XP.`;
