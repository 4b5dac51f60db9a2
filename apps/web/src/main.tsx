import '@sayso/ui/theme';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { ServicesContext } from './composition/ServicesContext.ts';
import { createServices } from './composition/services.ts';
import { takeReturnToken } from './composition/take-return-token.ts';
import { createBrowserJournal } from './routing/browser-journal.ts';
import { Router } from './routing/Router.tsx';
import { isSupportedBrowser } from './shell/supported-browser.ts';

const returnToken = takeReturnToken(location, history);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');

const services = createServices(returnToken);
const journal = createBrowserJournal({ window, newKey: () => Math.random().toString(36).slice(2) });
const app = (
  <StrictMode>
    <ServicesContext value={services}>
      <Router journal={journal}>
        <App />
      </Router>
    </ServicesContext>
  </StrictMode>
);
/** What was drawn at build is what this visitor would see first. */
const isAsDrawn =
  root.dataset['page'] === location.pathname &&
  location.search === '' &&
  services.tokens.read() === null &&
  isSupportedBrowser(window);

if (isAsDrawn) {
  hydrateRoot(root, app);
} else {
  delete root.dataset['page'];
  createRoot(root).render(app);
}
