import { lazy } from 'react';
import { Navigate } from 'react-router-dom';
import { LateOfflinePage } from '../../shell/LateOfflinePage.tsx';
import { routeAfterSignIn } from '../../shell/route-after-sign-in.ts';
import { useAuth } from '../../shell/useAuth.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';

// Apart, so that a learner who is sent on from here at once does not load the slides.
const WelcomePage = lazy(async () => ({ default: (await import('./WelcomePage.tsx')).WelcomePage }));

/** /: what Sayso is, for somebody who is not signed in. */
export const WelcomeRoute = () => {
  usePageTitle('Speak boldly. Learn effortlessly.');
  const who = useAuth();
  if (who.status === 'learner') return <Navigate to={routeAfterSignIn(who.profile)} replace />;
  return who.status === 'offline' ? <LateOfflinePage /> : <WelcomePage />;
};
