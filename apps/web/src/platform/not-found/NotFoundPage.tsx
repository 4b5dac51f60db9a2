import { LinkButton } from '@sayso/ui/link-button';
import { AppLink } from '../navigation/AppLink.tsx';
import { CenteredPage } from '../page/CenteredPage.tsx';
import { usePageTitle } from '../page/use-page-title.ts';

/** The page of an address that does not exist. */
export const NotFoundPage = () => {
  usePageTitle('We cannot find this page');
  return (
    <CenteredPage
      coach="Daisy"
      state="thinking"
      title="We cannot find this page"
      text="The web address may be old or wrong."
    >
      <LinkButton href="/home-coach" component={AppLink}>
        Back to Home
      </LinkButton>
    </CenteredPage>
  );
};
