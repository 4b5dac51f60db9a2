import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { useServices } from './composition/ServicesContext.ts';
import { ErrorBoundary } from './shell/ErrorBoundary.tsx';
import { LazyToaster } from './shell/LazyToaster.tsx';
import { LoadingPage } from './shell/LoadingPage.tsx';
import { TabHistory } from './shell/TabHistory.tsx';

const WelcomeRoute = lazy(async () => ({
  default: (await import('./routes/welcome/WelcomeRoute.tsx')).WelcomeRoute,
}));
const AuthRoute = lazy(async () => ({ default: (await import('./routes/auth/AuthRoute.tsx')).AuthRoute }));
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
