import type { Practice } from '@sayso/api/contract/progress';
import type { CoachName } from '@sayso/api/contract/values';
import type { QueryState } from '@sayso/api/react';
import { Card } from '@sayso/ui/card';
import { Heading } from '@sayso/ui/primitives/heading';
import { Text } from '@sayso/ui/primitives/text';
import { VisuallyHidden } from '@sayso/ui/primitives/visually-hidden';
import { Skeleton } from '@sayso/ui/skeleton';
import { TextLink } from '@sayso/ui/text-link';
import { counted, spokenTime } from '../../../platform/calendar/days.ts';
import { LoadFailure } from '../../../platform/loading/LoadFailure.tsx';
import { WhenLoaded } from '../../../platform/loading/WhenLoaded.tsx';
import { AppLink } from '../../../platform/navigation/AppLink.tsx';
import { pastTalks } from '../../../platform/navigation/past-talks-address.ts';
import { isTalk } from '../../../platform/practice/session-name.ts';
import * as styles from '../JourneyPage.css.ts';
import { sumTogether, type Together } from '../journey.ts';
import { SessionPath } from './SessionPath.tsx';

export interface DoneTogetherProps {
  readonly coach: CoachName;
  readonly practice: QueryState<readonly Practice[]>;
  /** The sum that the server has made; null where it makes none. */
  readonly together: Together | null;
  readonly today: string;
  readonly onRetry: () => void;
}

/** Everything so far, newest first. */
export const DoneTogether = ({ coach, practice, together, today, onRetry }: DoneTogetherProps) => (
  <section aria-labelledby="done" aria-busy={practice.status === 'pending'} className={styles.section}>
    <Heading level={2} size="3" id="done">
      What you have done
    </Heading>
    <WhenLoaded
      state={practice}
      pending={
        <Card kind="summary">
          <VisuallyHidden role="status">Loading your sessions...</VisuallyHidden>
          <Skeleton lines={5} />
        </Card>
      }
      failure={
        <LoadFailure onRetry={onRetry}>
          Failed to load conversation history. Check your connection and try again.
        </LoadFailure>
      }
      isEmpty={(sessions) => sessions.length === 0}
      empty={<Text tone="soft">Nothing yet. You will see your first conversation here.</Text>}
    >
      {(sessions) => (
        <>
          <Text tone="soft">{totals(coach, together ?? sumTogether(coach, sessions))}</Text>
          {sessions.some(isTalk) ? (
            <TextLink href={pastTalks} component={AppLink} place="alone" className={styles.start}>
              Read past talks
            </TextLink>
          ) : null}
          <SessionPath practice={sessions} today={today} />
        </>
      )}
    </WhenLoaded>
  </section>
);

const totals = (coach: CoachName, { conversations, spokenSeconds, phrases }: Together): string => {
  if (conversations === 0 && phrases === 0) return `Nothing with ${coach} yet: this was with your other coach.`;
  return `With ${coach}: ${counted(conversations, 'conversation')}, ${spokenTime(spokenSeconds)} spoken, ${counted(phrases, 'phrase')}.`;
};
