import { useLearner } from '../../shell/useLearner.ts';
import { HomeCoachPage } from './HomeCoachPage.tsx';

/** /home-coach: where a learner begins. */
export const HomeCoachRoute = () => <HomeCoachPage profile={useLearner()} />;
