import type { PastInterview } from '@sayso/api/contract/interview';
import { Button } from '@sayso/ui/button';
import { Card, CardLink } from '@sayso/ui/card';
import { Heading } from '@sayso/ui/primitives/heading';
import { Text } from '@sayso/ui/primitives/text';
import { TextLink } from '@sayso/ui/text-link';
import { useState } from 'react';
import { AppLink } from '../../shell/AppLink.tsx';
import { counted, dayName } from '../../shell/days.ts';
import { focusOn } from '../../shell/focus-on.ts';
import { LoadFailure } from '../../shell/LoadFailure.tsx';
import type { LoadedState } from '../../shell/loaded.ts';
import * as styles from './JourneyPage.css.ts';

/** How many interviews are shown before the learner asks for all. */
const latest = 3;

export interface PastInterviewsProps {
  /** What was asked for, null with a server that keeps none; and how to ask again. */
  readonly interviews: { readonly state: LoadedState<readonly PastInterview[] | null>; readonly retry: () => void };
  readonly today: string;
}

/** The interviews that were held, each leading to its review; an invitation while there is none. */
export const PastInterviews = ({ interviews: { state, retry }, today }: PastInterviewsProps) => {
  if (state.status === 'loading' || (state.status === 'loaded' && state.value === null)) return null;
  return (
    <section aria-labelledby="interviews" className={styles.section}>
      <Heading level={2} size="3" id="interviews">
        Mock interviews
      </Heading>
      {state.status === 'failed' ? (
        <LoadFailure onRetry={retry}>
          Your interviews could not be loaded. Check your connection and try again.
        </LoadFailure>
      ) : state.value && state.value.length > 0 ? (
        <Held interviews={state.value} today={today} />
      ) : (
        <Card kind="action" className={styles.step}>
          <Heading level={3} size="4">
            <CardLink href="/job-interview" component={AppLink}>
              Rehearse a job interview
            </CardLink>
          </Heading>
          <Text size="small" tone="soft">
            Bring an advert you like. John asks, you answer aloud, and then you see what to say better.
          </Text>
        </Card>
      )}
    </section>
  );
};

const Held = ({ interviews, today }: { readonly interviews: readonly PastInterview[]; readonly today: string }) => {
  const [all, setAll] = useState(false);
  return (
    <>
      <ul className={styles.interviews}>
        {(all ? interviews : interviews.slice(0, latest)).map((interview, index) => (
          <Card key={interview.id} kind="action" as="li" className={styles.interview}>
            <div className={styles.stopHead}>
              <Text size="small" tone="soft">
                {dayName(interview.date, today)}
              </Text>
              <Text size="small" weight="strong" figures="tabular">
                {counted(interview.answered, 'question')} answered
              </Text>
            </div>
            <Heading level={3} size="4">
              <CardLink
                href={`/job-interview/review?id=${encodeURIComponent(interview.id)}`}
                component={AppLink}
                ref={index === latest ? focusOn : undefined}
              >
                {interview.job_title}
              </CardLink>
            </Heading>
            <Text size="small" tone="soft">
              {interview.company_name}
              {interview.retry_of === null ? '' : ', one more try'}
            </Text>
          </Card>
        ))}
      </ul>
      {interviews.length > latest && !all ? (
        <Button tone="quiet" className={styles.start} onClick={() => setAll(true)}>
          Show older interviews
        </Button>
      ) : null}
      <TextLink href="/job-interview" component={AppLink} place="alone" className={styles.start}>
        Rehearse another one
      </TextLink>
    </>
  );
};
