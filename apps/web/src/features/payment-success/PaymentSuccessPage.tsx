import { Button } from '@sayso/ui/button';
import { LinkButton } from '@sayso/ui/link-button';
import { Notice } from '@sayso/ui/notice';
import { Text } from '@sayso/ui/primitives/text';
import { AppLink } from '../../platform/navigation/AppLink.tsx';
import { CenteredPage } from '../../platform/page/CenteredPage.tsx';
import * as styles from './PaymentSuccessPage.css.ts';

export interface PaymentSuccessPageProps {
  /** Whether Plus is being looked for, is here, or was not found in time. */
  readonly arrival: 'waiting' | 'here' | 'late';
  readonly onRetry: () => void;
}

/** Thanks only where Plus is here: the address can be opened by a learner who has not paid. */
const headings = {
  waiting: { title: 'One moment, please', text: 'We are looking for your payment.' },
  here: { title: 'Payment Successful!', text: 'Thank you for upgrading to Plus!' },
  late: { title: 'We cannot see your payment yet', text: 'You do not have Plus yet.' },
} as const;

/** /payment-success: whether Plus is here, and thanks when it is. */
export const PaymentSuccessPage = ({ arrival, onRetry }: PaymentSuccessPageProps) => (
  <CenteredPage coach="Daisy" {...headings[arrival]}>
    {arrival === 'late' ? (
      <Notice
        className={styles.unseen}
        tone="needsWork"
        title="Did you pay?"
        action={
          <Button size="small" icon="refresh" onClick={onRetry}>
            Look again
          </Button>
        }
      >
        Then wait a few minutes and check again. Do not pay again. If you did not pay, you lose no money.
      </Notice>
    ) : (
      <Text role="status" size="small" tone="soft">
        {arrival === 'waiting' ? 'This takes a few seconds.' : 'Plus is on. Talk as much as you like.'}
      </Text>
    )}
    {arrival === 'late' ? (
      <LinkButton href="/payment" component={AppLink}>
        See the plans
      </LinkButton>
    ) : null}
    <LinkButton href="/home-coach" tone={arrival === 'here' ? 'ink' : 'quiet'} component={AppLink}>
      Go to Dashboard
    </LinkButton>
  </CenteredPage>
);
