import { useState } from 'react';
import { dateAt } from '../../shell/days.ts';
import { useLearner } from '../../shell/useLearner.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { usePractice } from '../../shell/usePractice.ts';
import { ProgressPage } from './ProgressPage.tsx';

/** /progress: what the learner has done, from their own records. */
export const ProgressRoute = () => {
  usePageTitle('Your progress');
  const profile = useLearner();
  const { state, retry } = usePractice();
  const [today] = useState(() => dateAt(new Date()));
  return <ProgressPage profile={profile} practice={state} today={today} onRetry={retry} />;
};
