import { Button } from '@sayso/ui/button';
import { LinkButton } from '@sayso/ui/link-button';
import { AppLink } from '../navigation/AppLink.tsx';
import { CenteredPage } from '../page/CenteredPage.tsx';

export interface TakenOverPageProps {
  /** The heading: the session that is open in another tab. */
  readonly title: string;
  /** The effect of the button. */
  readonly text: string;
  readonly onContinue: () => void;
}

/** The page of a session that goes on in another tab: only one tab speaks at a time. */
export const TakenOverPage = ({ title, text, onContinue }: TakenOverPageProps) => (
  <CenteredPage coach="John" title={title} text={text}>
    <Button onClick={onContinue}>Continue here</Button>
    <LinkButton href="/home-coach" tone="quiet" component={AppLink}>
      Back to Home
    </LinkButton>
  </CenteredPage>
);
