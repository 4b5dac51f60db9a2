import { CenteredPage } from './CenteredPage.tsx';
import { unsupported } from './rare-words.ts';

/** All that an unsupported browser sees (spec §2 "Global"). */
export const UnsupportedBrowserPage = () => <CenteredPage coach="Daisy" state="sleeping" {...unsupported} />;
