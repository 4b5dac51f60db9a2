import { Button } from '@sayso/ui/button';
import { LinkButton } from '@sayso/ui/link-button';
import { CenteredPage } from './CenteredPage.tsx';
import { broken } from './rare-words.ts';

/** In place of a screen that could not be shown: lets the learner go on. */
export const BrokenPage = () => (
  <CenteredPage coach="John" state="thinking" title={broken.title} text={broken.text}>
    <Button onClick={() => location.reload()} icon="refresh">
      {broken.again}
    </Button>
    <LinkButton href="/home-coach" tone="quiet">
      Back to Home
    </LinkButton>
  </CenteredPage>
);
