import '@sayso/ui/theme';
import '../platform/styling/root.css.ts';
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { takeReturnToken } from '../platform/auth/take-return-token.ts';
import { ServicesContext } from '../platform/services/services-context.ts';
import { App } from './App.tsx';
import { createServices } from './create-services.ts';
import { isSupportedBrowser } from './supported-browser.ts';

const UnsupportedBrowserPage = lazy(async () => ({
  default: (await import('./UnsupportedBrowserPage.tsx')).UnsupportedBrowserPage,
}));

const returnToken = takeReturnToken(location, history);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');

const isSupported = isSupportedBrowser(window);
const services = createServices(returnToken);
const app = (
  <StrictMode>
    <ServicesContext value={services}>
      <BrowserRouter>
        {isSupported ? (
          <App />
        ) : (
          <Suspense>
            <UnsupportedBrowserPage />
          </Suspense>
        )}
      </BrowserRouter>
    </ServicesContext>
  </StrictMode>
);
/** Whether the page that was drawn at build is the one that this visitor would see first. */
const isAsDrawn =
  root.dataset['page'] === location.pathname &&
  location.search === '' &&
  services.tokens.read() === null &&
  isSupported;

if (isAsDrawn) {
  hydrateRoot(root, app);
} else {
  delete root.dataset['page'];
  createRoot(root).render(app);
}
