import { CenteredPage } from './CenteredPage.tsx';

/** All that an unsupported browser sees. */
export const UnsupportedBrowserPage = () => (
  <CenteredPage
    coach="Daisy"
    state="sleeping"
    title="Browser Not Supported"
    text="Sayso listens to you with speech recognition, and this browser has none. Please use Google Chrome."
  />
);
