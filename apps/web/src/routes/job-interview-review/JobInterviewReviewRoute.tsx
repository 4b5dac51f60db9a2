import { useSession } from '@sayso/voice/react';
import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { createInterviewReview } from '../../composition/interview-review.ts';
import { dateAt } from '../../shell/days.ts';
import { latestInterview } from '../../shell/latest-interview.ts';
import { useFinishedSession } from '../../shell/useFinishedSession.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import type { RetryState } from '../job-interview/retry.ts';
import { ReviewPage } from './ReviewPage.tsx';
import { reviewedInterview } from './reviewed-interview.ts';

/** /job-interview/review: the feedback on the interview that was just held, or on the one that the address names. */
export const JobInterviewReviewRoute = () => {
  usePageTitle('Your interview');
  const { state, search } = useLocation();
  const id = reviewedInterview(state, search, latestInterview(localStorage));
  return id === null ? <Navigate to="/home-coach" replace /> : <Review key={id} id={id} />;
};

const Review = ({ id }: { readonly id: string }) => {
  const navigate = useNavigate();
  const { session, onHome } = useFinishedSession((services) => createInterviewReview(services, id));
  const { state, listening } = useSession(session);
  const [today] = useState(() => dateAt(new Date()));

  const retry = () => {
    const review = state.status === 'shown' ? state.review : null;
    const job = review && {
      title: review.job_title,
      description: review.job_description,
      company: review.company_name,
    };
    void navigate('/job-interview', { state: { retry: true, id, ...(job && { job }) } satisfies RetryState });
  };

  if (state.status === 'missing') return <Navigate to="/home-coach" replace />;
  return (
    <ReviewPage
      state={state}
      listening={listening}
      today={today}
      onListen={() => void session.listen()}
      onStop={session.stopListening}
      onRetry={retry}
      onReload={() => void session.load()}
      onHome={onHome}
    />
  );
};
