import type { Practice } from '@sayso/api/contract/progress';
import { Button } from '@sayso/ui/button';
import { Disclosure } from '@sayso/ui/disclosure';
import { Text } from '@sayso/ui/primitives/text';
import { TextLink } from '@sayso/ui/text-link';
import { useState } from 'react';
import { AppLink } from '../../shell/AppLink.tsx';
import { counted, dayName, spokenTime } from '../../shell/days.ts';
import { focusOn } from '../../shell/focus-on.ts';
import { isTalk, nameOf } from '../../shell/practised.ts';
import { addressOf } from '../past-talks/address.ts';
import * as styles from './JourneyPage.css.ts';
import { recapOf } from './journey.ts';

/** How many steps are shown before the learner asks for more, and with each asking. */
const portion = 10;

export interface PathProps {
  readonly practice: readonly Practice[];
  readonly today: string;
}

/** The way so far, step by step. */
export const Path = ({ practice, today }: PathProps) => {
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
                <TextLink href={addressOf(session.id)} component={AppLink}>
                  {nameOf(session)}
                </TextLink>
              ) : (
                nameOf(session)
              )}
            </Text>
            <Text size="small" tone="soft" figures="tabular">
              {spokenTime(session.spokenSeconds)} spoken, {counted(session.phrases, 'phrase')}
            </Text>
            <Recap text={recapOf(session)} />
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
