import { LinkButton } from '@sayso/ui/link-button';
import { TextLink } from '@sayso/ui/text-link';
import { AppLink } from '../../platform/navigation/AppLink.tsx';
import { CenteredPage } from '../../platform/page/CenteredPage.tsx';
import { usePageTitle } from '../../platform/page/use-page-title.ts';

/** /payment-cancelled: a learner came back without paying. */
export const PaymentCancelledRoute = () => {
  usePageTitle('Payment cancelled');
  return (
    <CenteredPage coach="John" title="Payment Cancelled." text="Feel free to try again anytime.">
      <LinkButton href="/home-coach" component={AppLink}>
        Return to Dashboard
      </LinkButton>
      <TextLink href="/payment" component={AppLink} place="alone">
        Look at Plus again
      </TextLink>
    </CenteredPage>
  );
};
