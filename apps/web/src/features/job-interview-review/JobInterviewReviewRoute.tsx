import type { QueryState } from '@sayso/api/react';
import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { dateAt } from '../../platform/calendar/days.ts';
import { latestInterview } from '../../platform/navigation/latest-interview.ts';
import type { RetryState } from '../../platform/navigation/retry-interview.ts';
import { usePageTitle } from '../../platform/page/use-page-title.ts';
import type { ShownReview } from './load-review.ts';
import { ReviewPage } from './ReviewPage.tsx';
import { reviewedInterview } from './reviewed-interview.ts';
import { useInterviewReview } from './use-interview-review.ts';

/** /job-interview/review: the feedback on the interview that was just held, or on the one that the address names. */
export const JobInterviewReviewRoute = () => {
  usePageTitle('Your interview');
  const { state, search } = useLocation();
  const id = reviewedInterview(state, search, latestInterview(localStorage));
  return id === null ? <Navigate to="/home-coach" replace /> : <Review key={id} id={id} />;
};

const Review = ({ id }: { readonly id: string }) => {
  const navigate = useNavigate();
  const { state, retry: reload, reader, listening } = useInterviewReview(id);
  const [today] = useState(() => dateAt(new Date()));
  if (state.status === 'success' && state.data === null) return <Navigate to="/home-coach" replace />;
  const shown = state as QueryState<ShownReview>;

  const retry = () => {
    const review = shown.status === 'success' ? shown.data.review : null;
    const job = review && {
      title: review.job_title,
      description: review.job_description,
      company: review.company_name,
    };
    void navigate('/job-interview', { state: { retry: true, id, ...(job && { job }) } satisfies RetryState });
  };

  return (
    <ReviewPage
      state={shown}
      listening={listening}
      today={today}
      onListen={() => shown.status === 'success' && void reader.listen(shown.data.summary)}
      onStop={reader.stopListening}
      onRetry={retry}
      onReload={reload}
      onHome={() => void navigate('/home-coach')}
    />
  );
};
