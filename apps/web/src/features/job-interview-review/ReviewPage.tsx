import type { InterviewReview } from '@sayso/api/contract/interview';
import type { QueryState } from '@sayso/api/react';
import { Badge } from '@sayso/ui/badge';
import { Button } from '@sayso/ui/button';
import { Heading } from '@sayso/ui/primitives/heading';
import { Text } from '@sayso/ui/primitives/text';
import type { ReactNode } from 'react';
import { dayName } from '../../platform/calendar/days.ts';
import { LoadingSummary } from '../../platform/summary/LoadingSummary.tsx';
import { MissingSummary } from '../../platform/summary/MissingSummary.tsx';
import * as shared from '../../platform/summary/summary.css.ts';
import type { Listening } from './feedback-reader.ts';
import type { ShownReview } from './load-review.ts';
import { Feedback, type FeedbackProps } from './parts/Feedback.tsx';
import { Figures } from './parts/Figures.tsx';
import { Points } from './parts/Points.tsx';
import { Questions } from './parts/Questions.tsx';
import { SaidBetter } from './parts/SaidBetter.tsx';
import { Stories } from './parts/Stories.tsx';
import * as styles from './ReviewPage.css.ts';
import { answeredWords, isHeard } from './review-view.ts';

export interface ReviewPageProps {
  readonly state: QueryState<ShownReview>;
  readonly listening: Listening;
  /** The learner's own date, `YYYY-MM-DD`. */
  readonly today: string;
  readonly onListen: () => void;
  readonly onStop: () => void;
  /** Rehearses it once more. */
  readonly onRetry: () => void;
  /** Asks for the feedback again. */
  readonly onReload: () => void;
  readonly onHome: () => void;
}

/** /job-interview/review: what the interviewer says about the interview, and what was said in it. */
export const ReviewPage = (props: ReviewPageProps) => {
  const { state, listening, today, onListen, onStop, onRetry, onReload, onHome } = props;
  if (state.status === 'pending') return <LoadingSummary onHome={onHome}>John is writing his feedback.</LoadingSummary>;
  if (state.status === 'error') {
    return (
      <MissingSummary
        coach="John"
        title="Your feedback is not ready"
        text="The interview is saved, but its feedback could not be loaded. Check your connection and try again."
        canRetry
        onRetry={onReload}
        onHome={onHome}
      />
    );
  }
  const { summary, review } = state.data;
  const hasAnswers = review !== null && review.measures.answered > 0;
  const feedback = (place: FeedbackProps['place']) =>
    summary.trim() ? <Feedback {...{ text: summary, listening, onListen, onStop, place }} /> : null;
  return (
    <main className={shared.page}>
      <header className={shared.head}>
        {review ? <Badge size="standard">{answeredWords(review.measures)} answered</Badge> : null}
        <Heading level={1}>{chooseTitle(review)}</Heading>
        {review ? (
          <Text size="large" tone="soft">
            {review.job_title}, {review.company_name}. {dayName(review.date, today)}.
          </Text>
        ) : null}
      </header>
      {hasAnswers ? (
        <>
          <Overview review={review} feedback={feedback} />
          <Stories review={review} />
          <SaidBetter better={review.better} />
          <Questions review={review} />
        </>
      ) : (
        feedback('alone')
      )}
      <div className={styles.actions}>
        <Button icon="refresh" className={styles.action} onClick={onRetry}>
          Retry Interview
        </Button>
        <Button tone="quiet" className={styles.action} onClick={onHome}>
          Back to Home
        </Button>
      </div>
    </main>
  );
};

interface OverviewProps {
  readonly review: InterviewReview;
  readonly feedback: (place: FeedbackProps['place']) => ReactNode;
}

/** The review of the whole interview, in two columns where both have content. */
const Overview = ({ review, feedback }: OverviewProps) => {
  const { measures, strengths, gaps, earlier } = review;
  const next = gaps.filter(({ part }) => part === 'general').map(({ advice }) => advice);
  const well = <Points title="What went well" points={strengths} kind="well" />;
  if (!isHeard(measures) && next.length === 0) {
    return (
      <div className={styles.stack}>
        {feedback('alone')}
        {well}
      </div>
    );
  }
  return (
    <div className={styles.columns}>
      <div className={styles.stack}>
        {feedback('beside')}
        {well}
      </div>
      <div className={styles.stack}>
        <Figures measures={measures} earlier={earlier?.measures ?? null} />
        <Points title="What to do next time" points={next} kind="next" />
      </div>
    </div>
  );
};

const chooseTitle = (review: InterviewReview | null): string => {
  if (review === null) return 'How it went.';
  if (review.measures.answered === 0) return 'No answers this time.';
  return review.earlier ? 'Then and now.' : 'How it went.';
};
