import { Button } from '@sayso/ui/button';
import { LinkButton } from '@sayso/ui/link-button';
import { CenteredPage } from './CenteredPage.tsx';

/** In place of a screen that could not be shown: lets the learner go on. */
export const BrokenPage = () => (
  <CenteredPage
    coach="John"
    state="thinking"
    title="Something broke on our side"
    text="This screen could not be shown. What you said before is kept."
  >
    <Button onClick={() => location.reload()} icon="refresh">
      Load it again
    </Button>
    <LinkButton href="/home-coach" tone="quiet">
      Back to Home
    </LinkButton>
  </CenteredPage>
);
