import { Pages } from './Pages.tsx';
import { isSupportedBrowser, UnsupportedBrowserPage } from './shell/UnsupportedBrowserPage.tsx';

/** The app, for browsers that can listen. */
export const App = () => (isSupportedBrowser(window) ? <Pages /> : <UnsupportedBrowserPage />);
