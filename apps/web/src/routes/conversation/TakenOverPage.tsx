import { Button } from '@sayso/ui/button';
import { LinkButton } from '@sayso/ui/link-button';
import { AppLink } from '../../shell/AppLink.tsx';
import { CenteredPage } from '../../shell/CenteredPage.tsx';

export interface TakenOverPageProps {
  readonly onContinue: () => void;
}

/** The conversation goes on in another tab: one voice at a time. */
export const TakenOverPage = ({ onContinue }: TakenOverPageProps) => (
  <CenteredPage
    coach="John"
    title="You are talking in another tab"
    text="A conversation can be open once. Go on here, and the other tab lets go of it."
  >
    <Button onClick={onContinue}>Go on here</Button>
    <LinkButton href="/home-coach" tone="quiet" component={AppLink}>
      Back to Home
    </LinkButton>
  </CenteredPage>
);
