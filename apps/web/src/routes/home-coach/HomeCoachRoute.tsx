import { useEffect } from 'react';
import { useServices } from '../../composition/ServicesContext.ts';
import { useLearner } from '../../shell/useLearner.ts';
import { useToday } from '../../shell/useNewDay.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { usePractice } from '../../shell/usePractice.ts';
import { HomeCoachPage } from './HomeCoachPage.tsx';

/** Sessions that tell when the learner was here last, and what today comes to. */
const recent = 50;

/** /home-coach: where a learner begins. */
export const HomeCoachRoute = () => {
  usePageTitle('Home');
  const { auth } = useServices();
  const profile = useLearner();
  const { state, retry } = usePractice(recent);
  const today = useToday(() => {
    retry();
    void auth.refresh();
  });

  // A talk may be over since the profile was loaded: experience has grown, and one free talk is gone.
  useEffect(() => void auth.refresh(), [auth]);

  return <HomeCoachPage profile={profile} practice={state} today={today} onRetry={retry} />;
};
