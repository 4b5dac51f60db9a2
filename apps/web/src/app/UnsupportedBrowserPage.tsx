import { CenteredPage } from '../platform/page/CenteredPage.tsx';

/** All that an unsupported browser sees. */
export const UnsupportedBrowserPage = () => (
  <CenteredPage
    coach="Daisy"
    state="sleeping"
    title="Browser Not Supported"
    text="Sayso needs speech recognition to hear you, and this browser does not have it. Please use Google Chrome."
  />
);
