import type { Practice } from '@sayso/api/contract/progress';
import { Button } from '@sayso/ui/button';
import { Disclosure } from '@sayso/ui/disclosure';
import { Text } from '@sayso/ui/primitives/text';
import { TextLink } from '@sayso/ui/text-link';
import { useState } from 'react';
import { counted, dayName, spokenTime } from '../../../platform/calendar/days.ts';
import { AppLink } from '../../../platform/navigation/AppLink.tsx';
import { getTalkAddress } from '../../../platform/navigation/past-talks-address.ts';
import { focusOn } from '../../../platform/page/focus-on.ts';
import { isTalk, nameSession } from '../../../platform/practice/session-name.ts';
import * as styles from '../JourneyPage.css.ts';
import { readRecap } from '../journey.ts';

/** How many steps are shown before the learner asks for more, and with each asking. */
const portion = 10;

export interface SessionPathProps {
  readonly practice: readonly Practice[];
  readonly today: string;
}

/** The way so far, step by step. */
export const SessionPath = ({ practice, today }: SessionPathProps) => {
  const [shown, setShown] = useState(portion);
  return (
    <>
      <ol className={styles.path}>
        {practice.slice(0, shown).map((session, index) => (
          <li
            key={practice.length - index}
            className={styles.stop}
            {...(index > 0 && index === shown - portion && { ref: focusOn, tabIndex: -1 })}
          >
            <div className={styles.stopHead}>
              <Text size="small" tone="soft">
                {dayName(session.date, today)}
              </Text>
              <Text size="small" weight="strong" figures="tabular">
                +{session.xp} XP
              </Text>
            </div>
            <Text weight="strong">
              {session.id !== null && isTalk(session) ? (
                <TextLink href={getTalkAddress(session.id)} component={AppLink}>
                  {nameSession(session)}
                </TextLink>
              ) : (
                nameSession(session)
              )}
            </Text>
            <Text size="small" tone="soft" figures="tabular">
              {spokenTime(session.spokenSeconds)} spoken, {counted(session.phrases, 'phrase')}
            </Text>
            <Recap text={readRecap(session)} />
          </li>
        ))}
      </ol>
      {practice.length > shown ? (
        <Button tone="quiet" className={styles.start} onClick={() => setShown(shown + portion)}>
          Show older ones
        </Button>
      ) : null}
    </>
  );
};

const Recap = ({ text }: { readonly text: string | null }) =>
  text === null ? null : <Disclosure text={text} className={styles.recap} />;
