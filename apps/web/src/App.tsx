import { Suspense } from 'react';
import { Pages } from './Pages.tsx';
import { lazyRare } from './shell/lazy-rare.tsx';
import { unsupported } from './shell/rare-words.ts';
import { isSupportedBrowser } from './shell/supported-browser.ts';

const UnsupportedBrowserPage = lazyRare(
  unsupported,
  async () => (await import('./shell/UnsupportedBrowserPage.tsx')).UnsupportedBrowserPage,
);

/** The app, for browsers that can listen. */
export const App = () =>
  isSupportedBrowser(window) ? (
    <Pages />
  ) : (
    <Suspense>
      <UnsupportedBrowserPage />
    </Suspense>
  );
