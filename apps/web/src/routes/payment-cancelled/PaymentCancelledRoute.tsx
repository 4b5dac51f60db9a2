import { LinkButton } from '@sayso/ui/link-button';
import { TextLink } from '@sayso/ui/text-link';
import { AppLink } from '../../shell/AppLink.tsx';
import { CenteredPage } from '../../shell/CenteredPage.tsx';
import { usePageTitle } from '../../shell/usePageTitle.ts';

/** /payment-cancelled: somebody came back without paying (wording of spec §2). */
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
