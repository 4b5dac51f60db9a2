import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { LoadingPage } from '../platform/loading/LoadingPage.tsx';
import { useServices } from '../platform/services/services-context.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { LazyToaster } from './LazyToaster.tsx';
import { TabHistory } from './TabHistory.tsx';

const WelcomeRoute = lazy(async () => ({
  default: (await import('../features/welcome/WelcomeRoute.tsx')).WelcomeRoute,
}));
const AuthRoute = lazy(async () => ({ default: (await import('../features/auth/AuthRoute.tsx')).AuthRoute }));
const FurtherPages = lazy(async () => ({ default: (await import('./FurtherPages.tsx')).FurtherPages }));

/** The app: the first two pages, and the rest behind them. Each page is loaded when it is opened. */
export const App = () => {
  const { toaster } = useServices();
  return (
    <ErrorBoundary>
      <Suspense fallback={<LoadingPage />}>
        <TabHistory>
          <Routes>
            <Route path="/" element={<WelcomeRoute />} />
            <Route path="/auth" element={<AuthRoute />} />
            <Route path="*" element={<FurtherPages />} />
          </Routes>
        </TabHistory>
      </Suspense>
      <LazyToaster store={toaster} />
    </ErrorBoundary>
  );
};
