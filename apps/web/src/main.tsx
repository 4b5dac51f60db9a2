import '@sayso/ui/theme';
import './styling/root.css.ts';
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { ServicesContext } from './composition/ServicesContext.ts';
import { createServices } from './composition/services.ts';
import { takeReturnToken } from './composition/take-return-token.ts';
import { isSupportedBrowser } from './shell/supported-browser.ts';

const UnsupportedBrowserPage = lazy(async () => ({
  default: (await import('./shell/UnsupportedBrowserPage.tsx')).UnsupportedBrowserPage,
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
/** What was drawn at build is what this visitor would see first. */
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
