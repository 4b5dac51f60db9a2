import { Navigate } from 'react-router-dom';
import { useServices } from '../../composition/ServicesContext.ts';
import { OfflinePage } from '../../shell/OfflinePage.tsx';
import { routeAfterSignIn } from '../../shell/route-after-sign-in.ts';
import { useAuth } from '../../shell/useAuth.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { WelcomePage } from './WelcomePage.tsx';

/** /: what Sayso is, for somebody who is not signed in. */
export const WelcomeRoute = () => {
  usePageTitle('Speak boldly. Learn effortlessly.');
  const { auth } = useServices();
  const who = useAuth();
  if (who.status === 'learner') return <Navigate to={routeAfterSignIn(who.profile)} replace />;
  return who.status === 'offline' ? <OfflinePage onRetry={() => void auth.reload()} /> : <WelcomePage />;
};
