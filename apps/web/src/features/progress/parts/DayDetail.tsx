import type { Practice } from '@sayso/api/contract/progress';
import { Text } from '@sayso/ui/primitives/text';
import { TextLink } from '@sayso/ui/text-link';
import { counted, dayName, spokenTime } from '../../../platform/calendar/days.ts';
import { AppLink } from '../../../platform/navigation/AppLink.tsx';
import { getTalkAddress } from '../../../platform/navigation/past-talks-address.ts';
import { isTalk, nameSession } from '../../../platform/practice/session-name.ts';
import * as styles from '../ProgressPage.css.ts';
import type { DayTotal } from '../progress.ts';

export interface DayDetailProps {
  readonly day: DayTotal;
  readonly today: string;
  /** The sessions of this day. */
  readonly sessions: readonly Practice[];
}

/** One day in a sentence, and session by session. */
export const DayDetail = ({ day, today, sessions }: DayDetailProps) => (
  <div className={styles.day}>
    <Text>{inWords(day, today)}</Text>
    {sessions.length > 0 ? (
      <ul className={styles.sessions}>
        {sessions.map((session, index) => (
          <li key={session.id ?? index} className={styles.session}>
            <Text as="span" size="small" weight="strong">
              {session.id !== null && isTalk(session) ? (
                <TextLink href={getTalkAddress(session.id)} component={AppLink}>
                  {nameSession(session)}
                </TextLink>
              ) : (
                nameSession(session)
              )}
            </Text>
            <Text as="span" size="small" tone="soft" figures="tabular">
              {spokenTime(session.spokenSeconds)} spoken, {counted(session.phrases, 'phrase')}, +
              {session.xp.toLocaleString('en-GB')} XP
            </Text>
          </li>
        ))}
      </ul>
    ) : null}
  </div>
);

const inWords = ({ date, sessions, spokenSeconds, phrases, xp }: DayTotal, today: string): string =>
  sessions === 0
    ? `${dayName(date, today)}: ${date === today ? 'nothing yet.' : 'a day off.'}`
    : `${dayName(date, today)}: ${counted(sessions, 'session')}, ${spokenTime(spokenSeconds)} spoken, ${counted(phrases, 'phrase')}, +${xp.toLocaleString('en-GB')} XP.`;
