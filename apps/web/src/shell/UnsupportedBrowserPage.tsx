import { CenteredPage } from './CenteredPage.tsx';

/** Whether this browser has the speech recognition that the product needs (spec §1). */
export const isSupportedBrowser = (scope: object): boolean =>
  'SpeechRecognition' in scope || 'webkitSpeechRecognition' in scope;

/** All that an unsupported browser sees (spec §2 "Global"). */
export const UnsupportedBrowserPage = () => (
  <CenteredPage
    coach="Daisy"
    state="sleeping"
    title="Browser Not Supported"
    text="Sayso listens to you with speech recognition, and this browser has none. Please use Google Chrome."
  />
);
