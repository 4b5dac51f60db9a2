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
  const profile = useLearner();
  const { state, retry } = usePractice(recent);
  const today = useToday(retry);
  return <HomeCoachPage profile={profile} practice={state} today={today} onRetry={retry} />;
};
