import { Card } from '@sayso/ui/card';
import { Heatmap } from '@sayso/ui/charts/heatmap';
import { Chip } from '@sayso/ui/chip';
import { Heading } from '@sayso/ui/primitives/heading';
import { Text } from '@sayso/ui/primitives/text';
import { useState } from 'react';
import { spokenTime } from '../../../platform/calendar/days.ts';
import * as styles from '../ProgressPage.css.ts';
import type { Progress } from '../progress.ts';
import { DayDetail } from './DayDetail.tsx';

/** Calendar views in days. */
const views = { Week: 14, Month: 30 } as const;

const practised = (seconds: number): string => `${spokenTime(seconds)} of practice`;

export interface CalendarProps {
  readonly progress: Progress;
}

/** How long was practised on each day, and what exactly on the chosen one. */
export const Calendar = ({ progress }: CalendarProps) => {
  const [view, setView] = useState<keyof typeof views>('Week');
  const [selected, setSelected] = useState(progress.today);
  const days = progress.days.slice(-views[view]);
  const day = days.find(({ date }) => date === selected);
  return (
    <Card kind="stat" as="section" aria-labelledby="calendar" className={styles.calendar}>
      <div className={styles.calendarHead}>
        <Heading level={2} size="3" id="calendar">
          Calendar
        </Heading>
        <div role="group" aria-label="View" className={styles.views}>
          {(['Week', 'Month'] as const).map((name) => (
            <Chip key={name} pressed={name === view} onClick={() => setView(name)}>
              {name}
            </Chip>
          ))}
        </div>
      </div>
      <Heatmap
        label={`${views[view]} days`}
        days={days.map(({ date, seconds }) => ({ date, value: seconds }))}
        selected={selected}
        onSelectedChange={setSelected}
        formatValue={practised}
      >
        {day ? (
          <DayDetail
            day={day}
            today={progress.today}
            sessions={progress.sessions.filter((session) => session.date === day.date)}
          />
        ) : (
          <Text>Choose a day to see what you did.</Text>
        )}
      </Heatmap>
    </Card>
  );
};
