import type { Practice } from '@sayso/api/contract/progress';
import type { CoachName } from '@sayso/api/contract/values';
import { Card } from '@sayso/ui/card';
import { Heading } from '@sayso/ui/primitives/heading';
import { Text } from '@sayso/ui/primitives/text';
import { VisuallyHidden } from '@sayso/ui/primitives/visually-hidden';
import { Skeleton } from '@sayso/ui/skeleton';
import { TextLink } from '@sayso/ui/text-link';
import { AppLink } from '../../shell/AppLink.tsx';
import { counted, spokenTime } from '../../shell/days.ts';
import { LoadFailure } from '../../shell/LoadFailure.tsx';
import type { LoadedState } from '../../shell/loaded.ts';
import { isTalk } from '../../shell/practised.ts';
import { pastTalks } from '../past-talks/address.ts';
import * as styles from './JourneyPage.css.ts';
import { type Together, togetherWith } from './journey.ts';
import { Path } from './Path.tsx';

export interface DoneTogetherProps {
  readonly coach: CoachName;
  readonly practice: LoadedState<readonly Practice[]>;
  /** What the server adds up of it; null where it does not. */
  readonly together: Together | null;
  readonly today: string;
  readonly onRetry: () => void;
}

/** Everything so far, newest first. */
export const DoneTogether = ({ coach, practice, together, today, onRetry }: DoneTogetherProps) => (
  <section aria-labelledby="done" aria-busy={practice.status === 'loading'} className={styles.section}>
    <Heading level={2} size="3" id="done">
      What you have done
    </Heading>
    {practice.status === 'loading' ? (
      <Card kind="summary">
        <VisuallyHidden role="status">Loading what you have done...</VisuallyHidden>
        <Skeleton lines={5} />
      </Card>
    ) : practice.status === 'failed' ? (
      <LoadFailure onRetry={onRetry}>
        Failed to load conversation history. Check your connection and try again.
      </LoadFailure>
    ) : practice.value.length === 0 ? (
      <Text tone="soft">Nothing yet. Your first conversation will stand here, with what it was about.</Text>
    ) : (
      <>
        <Text tone="soft">{totals(coach, together ?? togetherWith(coach, practice.value))}</Text>
        {practice.value.some(isTalk) ? (
          <TextLink href={pastTalks} component={AppLink} place="alone" className={styles.start}>
            Read past talks
          </TextLink>
        ) : null}
        <Path practice={practice.value} today={today} />
      </>
    )}
  </section>
);

const totals = (coach: CoachName, { conversations, spokenSeconds, phrases }: Together): string => {
  if (conversations === 0 && phrases === 0) return `Nothing with ${coach} yet: this was with your other coach.`;
  return `With ${coach}: ${counted(conversations, 'conversation')}, ${spokenTime(spokenSeconds)} spoken, ${counted(phrases, 'phrase')}.`;
};
