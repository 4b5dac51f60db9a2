import { useLearner } from '../../shell/useLearner.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { HomeCoachPage } from './HomeCoachPage.tsx';

/** /home-coach: where a learner begins. */
export const HomeCoachRoute = () => {
  usePageTitle('Home');
  return <HomeCoachPage profile={useLearner()} />;
};
