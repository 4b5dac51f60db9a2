import { LinkButton } from '@sayso/ui/link-button';
import { AppLink } from '../../platform/navigation/AppLink.tsx';
import { CenteredPage } from '../../platform/page/CenteredPage.tsx';

/** For a server that takes no payments. */
export const NotForSalePage = () => (
  <CenteredPage
    coach="Daisy"
    title="You cannot buy Plus here yet"
    text="You cannot pay here. You have new free conversations tomorrow, and all your work is saved."
  >
    <LinkButton href="/home-coach" component={AppLink}>
      Back to Home
    </LinkButton>
  </CenteredPage>
);
