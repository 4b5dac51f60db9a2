import { LinkButton } from '@sayso/ui/link-button';
import { AppLink } from '../../shell/AppLink.tsx';
import { CenteredPage } from '../../shell/CenteredPage.tsx';

/** For a server that takes no payments. */
export const NotForSalePage = () => (
  <CenteredPage
    coach="Daisy"
    title="Plus is not for sale here yet"
    text="This server takes no payments. Your free conversations begin again tomorrow, and nothing you did is lost."
  >
    <LinkButton href="/home-coach" component={AppLink}>
      Back to Home
    </LinkButton>
  </CenteredPage>
);
