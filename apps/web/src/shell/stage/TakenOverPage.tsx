import { Button } from '@sayso/ui/button';
import { LinkButton } from '@sayso/ui/link-button';
import { AppLink } from '../AppLink.tsx';
import { CenteredPage } from '../CenteredPage.tsx';

export interface TakenOverPageProps {
  /** What is open in another tab. */
  readonly title: string;
  /** What pressing the button does. */
  readonly text: string;
  readonly onContinue: () => void;
}

/** What is live goes on in another tab: one voice at a time. */
export const TakenOverPage = ({ title, text, onContinue }: TakenOverPageProps) => (
  <CenteredPage coach="John" title={title} text={text}>
    <Button onClick={onContinue}>Go on here</Button>
    <LinkButton href="/home-coach" tone="quiet" component={AppLink}>
      Back to Home
    </LinkButton>
  </CenteredPage>
);
