import { LinkButton } from '@sayso/ui/link-button';
import { AppLink } from '../../shell/AppLink.tsx';
import { CenteredPage } from '../../shell/CenteredPage.tsx';
import { usePageTitle } from '../../shell/usePageTitle.ts';

/** An address that leads nowhere. */
export const NotFoundRoute = () => {
  usePageTitle('There is no page here');
  return (
    <CenteredPage
      coach="Daisy"
      state="thinking"
      title="There is no page here"
      text="The address may be old, or a letter went missing."
    >
      <LinkButton href="/home-coach" component={AppLink}>
        Back to Home
      </LinkButton>
    </CenteredPage>
  );
};
