import { Button } from '@sayso/ui/button';
import { LinkButton } from '@sayso/ui/link-button';
import { Notice } from '@sayso/ui/notice';
import { Text } from '@sayso/ui/primitives/text';
import { AppLink } from '../../shell/AppLink.tsx';
import { CenteredPage } from '../../shell/CenteredPage.tsx';
import * as styles from './PaymentSuccessPage.css.ts';

export interface PaymentSuccessPageProps {
  /** Whether Plus is on its way, here, or has not come in time. */
  readonly arrival: 'waiting' | 'here' | 'late';
  readonly onRetry: () => void;
}

/** /payment-success: thanks, and whether Plus is here (wording of spec §2). */
export const PaymentSuccessPage = ({ arrival, onRetry }: PaymentSuccessPageProps) => (
  <CenteredPage coach="Daisy" title="Payment Successful!" text="Thank you for upgrading to Plus!">
    {arrival === 'late' ? (
      <Notice
        className={styles.late}
        tone="needsWork"
        title="Plus has not arrived yet"
        action={
          <Button size="small" icon="refresh" onClick={onRetry}>
            Look again
          </Button>
        }
      >
        We are still waiting to hear from the payment service. This can take a few minutes. You need not pay again.
      </Notice>
    ) : (
      <Text role="status" size="small" tone="soft">
        {arrival === 'waiting' ? 'Your plan is on its way...' : 'Plus is on. Talk as much as you like.'}
      </Text>
    )}
    <LinkButton href="/home-coach" component={AppLink}>
      Go to Dashboard
    </LinkButton>
  </CenteredPage>
);
