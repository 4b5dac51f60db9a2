import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { useServices } from './composition/ServicesContext.ts';
import { WelcomeRoute } from './routes/welcome/WelcomeRoute.tsx';
import { Boundary } from './shell/Boundary.tsx';
import { LazyToaster } from './shell/LazyToaster.tsx';
import { LoadingPage } from './shell/LoadingPage.tsx';
import { lazyRare } from './shell/lazy-rare.tsx';
import { broken } from './shell/rare-words.ts';
import { TabHistory } from './shell/TabHistory.tsx';

const AuthRoute = lazy(async () => ({ default: (await import('./routes/auth/AuthRoute.tsx')).AuthRoute }));
const BrokenPage = lazyRare(broken, async () => (await import('./shell/BrokenPage.tsx')).BrokenPage);
const FurtherPages = lazy(async () => ({ default: (await import('./FurtherPages.tsx')).FurtherPages }));

/** Every route of the app. Screens other than the first are loaded when they are opened. */
export const Pages = () => {
  const { toaster } = useServices();
  return (
    <Boundary
      fallback={
        <Suspense>
          <BrokenPage />
        </Suspense>
      }
    >
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
    </Boundary>
  );
};
