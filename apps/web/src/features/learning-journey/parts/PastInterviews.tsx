import type { PastInterview } from '@sayso/api/contract/interview';
import type { QueryState } from '@sayso/api/react';
import { Button } from '@sayso/ui/button';
import { Card, CardLink } from '@sayso/ui/card';
import { Heading } from '@sayso/ui/primitives/heading';
import { Text } from '@sayso/ui/primitives/text';
import { TextLink } from '@sayso/ui/text-link';
import { useState } from 'react';
import { counted, dayName } from '../../../platform/calendar/days.ts';
import { LoadFailure } from '../../../platform/loading/LoadFailure.tsx';
import { WhenLoaded } from '../../../platform/loading/WhenLoaded.tsx';
import { AppLink } from '../../../platform/navigation/AppLink.tsx';
import { focusOn } from '../../../platform/page/focus-on.ts';
import * as styles from '../JourneyPage.css.ts';

/** How many interviews are shown before the learner asks for all. */
const latest = 3;

export interface PastInterviewsProps {
  /** The interviews, null with a server that keeps none; and the way to ask again. */
  readonly interviews: { readonly state: QueryState<readonly PastInterview[] | null>; readonly retry: () => void };
  readonly today: string;
}

/** The interviews that were held, each leading to its review; an invitation while there is none. */
export const PastInterviews = ({ interviews: { state, retry }, today }: PastInterviewsProps) => {
  if (state.status === 'pending' || (state.status === 'success' && state.data === null)) return null;
  return (
    <section aria-labelledby="interviews" className={styles.section}>
      <Heading level={2} size="3" id="interviews">
        Mock interviews
      </Heading>
      <WhenLoaded
        state={state}
        pending={null}
        failure={
          <LoadFailure onRetry={retry}>
            Your interviews could not be loaded. Check your connection and try again.
          </LoadFailure>
        }
        isEmpty={(held) => !held?.length}
        empty={<Invitation />}
      >
        {(held) => <InterviewList interviews={held ?? []} today={today} />}
      </WhenLoaded>
    </section>
  );
};

const Invitation = () => (
  <Card kind="action" className={styles.step}>
    <Heading level={3} size="4">
      <CardLink href="/job-interview" component={AppLink}>
        Rehearse a job interview
      </CardLink>
    </Heading>
    <Text size="small" tone="soft">
      Choose a job advert. John asks questions, you answer, and then you see better answers.
    </Text>
  </Card>
);

const InterviewList = ({
  interviews,
  today,
}: {
  readonly interviews: readonly PastInterview[];
  readonly today: string;
}) => {
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
