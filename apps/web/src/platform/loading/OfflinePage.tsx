import { Button } from '@sayso/ui/button';
import { CenteredPage } from '../page/CenteredPage.tsx';

export interface OfflinePageProps {
  readonly onRetry: () => void;
}

/** The server cannot be reached; the session on this device is kept. */
export const OfflinePage = ({ onRetry }: OfflinePageProps) => (
  <CenteredPage
    coach="John"
    state="sleeping"
    title="We cannot reach Sayso"
    text="Check your connection, then try again. You are still signed in and nothing is lost."
  >
    <Button onClick={onRetry} icon="refresh">
      Try again
    </Button>
  </CenteredPage>
);
