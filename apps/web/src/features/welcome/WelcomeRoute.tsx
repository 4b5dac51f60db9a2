import { lazy, Suspense } from 'react';
import { useAuth } from '../../platform/learner/use-auth.ts';
import { LoadingPage } from '../../platform/loading/LoadingPage.tsx';
import { OfflinePage } from '../../platform/loading/OfflinePage.tsx';
import { usePageTitle } from '../../platform/page/use-page-title.ts';
import { useServices } from '../../platform/services/services-context.ts';
import { WelcomePage } from './WelcomePage.tsx';

const AfterSignIn = lazy(async () => ({
  default: (await import('../../platform/learner/AfterSignIn.tsx')).AfterSignIn,
}));

/** /: what Sayso is, for visitors. */
export const WelcomeRoute = () => {
  usePageTitle('Speak boldly. Learn effortlessly.');
  const { auth } = useServices();
  const { status } = useAuth();
  if (status === 'learner') {
    return (
      <Suspense fallback={<LoadingPage />}>
        <AfterSignIn />
      </Suspense>
    );
  }
  return status === 'offline' ? <OfflinePage onRetry={() => void auth.reload()} /> : <WelcomePage />;
};
