import { Button } from '@sayso/ui/button';
import { LinkButton } from '@sayso/ui/link-button';
import { CenteredPage } from '../platform/page/CenteredPage.tsx';

/** Replaces a screen that could not be shown: lets the learner go on. */
export const BrokenPage = () => (
  <CenteredPage
    coach="John"
    state="thinking"
    title="Sorry, something went wrong"
    text="We cannot show this page. Everything you said is saved."
  >
    <Button onClick={() => location.reload()} icon="refresh">
      Load it again
    </Button>
    <LinkButton href="/home-coach" tone="quiet">
      Back to Home
    </LinkButton>
  </CenteredPage>
);
