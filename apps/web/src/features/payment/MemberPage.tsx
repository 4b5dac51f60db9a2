import type { QueryState } from '@sayso/api/react';
import { Badge } from '@sayso/ui/badge';
import { Button } from '@sayso/ui/button';
import { Card } from '@sayso/ui/card';
import { Coach, type CoachName } from '@sayso/ui/coach';
import { LinkButton } from '@sayso/ui/link-button';
import { Notice } from '@sayso/ui/notice';
import { Heading } from '@sayso/ui/primitives/heading';
import { Text } from '@sayso/ui/primitives/text';
import { LoadFailure } from '../../platform/loading/LoadFailure.tsx';
import { WhenLoaded } from '../../platform/loading/WhenLoaded.tsx';
import { AppLink } from '../../platform/navigation/AppLink.tsx';
import * as styles from './MemberPage.css.ts';
import { describePlan, type Plan } from './plan.ts';

export interface MemberPageProps {
  readonly coach: CoachName;
  /** The plan that is paid for; null with a server that does not name it. */
  readonly plan: QueryState<Plan | null>;
  /** The way to where the plan is managed is being asked for. */
  readonly busy: boolean;
  readonly onManage: () => void;
  /** Asks for the plan again. */
  readonly onRetry: () => void;
}

const second = { tone: 'quiet', className: styles.other } as const;

/** /payment for who has Plus: what it is, when it goes on or ends, and where it is changed. */
export const MemberPage = ({ coach, plan: state, busy, onManage, onRetry }: MemberPageProps) => {
  const plan = state.status === 'success' ? state.data : null;
  const isManaged = plan !== null && plan.billing_cycle !== null;
  // While a payment is missing, the first thing to do is to see to it.
  const isUnpaid = isManaged && plan.is_unpaid;
  const talk = (
    <LinkButton key="talk" href={`/conversation/${coach}`} component={AppLink} {...(isUnpaid && second)}>
      Talk with {coach}
    </LinkButton>
  );
  const other = isManaged ? (
    <Button key="manage" busy={busy} onClick={onManage} {...(!isUnpaid && second)}>
      Manage plan
    </Button>
  ) : null;
  return (
    <main className={styles.page}>
      <div className={styles.head}>
        <Badge size="standard" tone="daisy" icon="gem">
          Premium Member
        </Badge>
        <Heading level={1}>You have Plus</Heading>
        <Text tone="soft" size="large">
          Talk as much as you like. There is no daily limit.
        </Text>
      </div>
      <Card kind="coach" coach={coach} as="section" className={styles.plan} aria-busy={state.status === 'pending'}>
        <div className={styles.standing}>
          <div className={styles.words}>
            <Standing plan={state} onRetry={onRetry} />
          </div>
          <div className={styles.ways}>{isUnpaid ? [other, talk] : [talk, other]}</div>
        </div>
        <Coach name={coach} size="fill" decorative className={styles.face} />
      </Card>
    </main>
  );
};

const Standing = ({ plan, onRetry }: Pick<MemberPageProps, 'plan' | 'onRetry'>) => (
  <WhenLoaded
    state={plan}
    pending={
      <>
        <Heading level={2}>Plus</Heading>
        <Text role="status">Loading your plan...</Text>
      </>
    }
    failure={
      <LoadFailure onRetry={onRetry}>Your plan could not be loaded. Check your connection and try again.</LoadFailure>
    }
  >
    {(data) => <PlanText plan={data} />}
  </WhenLoaded>
);

const PlanText = ({ plan }: { readonly plan: Plan | null }) => {
  const { title, text } = describePlan(plan);
  if (plan?.is_unpaid) {
    return (
      <Notice tone="needsWork" title={title}>
        {text}
      </Notice>
    );
  }
  return (
    <>
      <Heading level={2}>{title}</Heading>
      <Text>{text}</Text>
    </>
  );
};
