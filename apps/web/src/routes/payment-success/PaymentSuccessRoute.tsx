import { browserClock } from '@sayso/voice/clock';
import { useServices } from '../../composition/ServicesContext.ts';
import { LearnerGuard } from '../../shell/LearnerGuard.tsx';
import { useLearner } from '../../shell/useLearner.ts';
import { useLoaded } from '../../shell/useLoaded.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { PaymentSuccessPage } from './PaymentSuccessPage.tsx';
import { waitForPlan } from './wait-for-plan.ts';

/** /payment-success: back from the payment. Who is not signed in goes to /auth, and a token that is refused is removed (spec §2). */
export const PaymentSuccessRoute = () => {
  return (
    <LearnerGuard visitorsTo="/auth">
      <Arrival />
    </LearnerGuard>
  );
};

const Arrival = () => {
  const { auth, tellPlan } = useServices();
  const { is_premium: isPremium } = useLearner();
  const look = async () => {
    await auth.refresh();
    const now = auth.getSnapshot();
    return now.status === 'learner' && now.profile.is_premium;
  };
  const wait = (ms: number) =>
    new Promise<void>((resolve) => {
      browserClock.after(ms, resolve);
    });
  const { state, retry } = useLoaded(async (signal) => {
    await waitForPlan({ look, wait }, signal);
    tellPlan();
  });
  const arrival = { loading: 'waiting', loaded: 'here', failed: 'late' } as const;
  // It may come while this page has given up looking.
  const stage = isPremium ? 'here' : arrival[state.status];
  usePageTitle(stage === 'here' ? 'Payment successful' : 'Your payment');
  return <PaymentSuccessPage arrival={stage} onRetry={retry} />;
};
