import { Navigate } from 'react-router-dom';
import { routeAfterSignIn } from '../navigation/route-after-sign-in.ts';
import { ServerData } from '../server/ServerData.tsx';
import { useLearner } from './use-learner.ts';

/** Leads a learner on from a page for visitors. */
export const AfterSignIn = () => (
  <ServerData>
    <ToOwnPlace />
  </ServerData>
);

const ToOwnPlace = () => <Navigate to={routeAfterSignIn(useLearner())} replace />;
