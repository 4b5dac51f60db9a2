import type { Profile } from '@sayso/api/contract/profile';
import { useQueryState } from '@sayso/api/react';
import { browserClock } from '@sayso/voice/clock';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { profileKey } from '../../platform/cache/profile-query.ts';
import { LearnerGuard } from '../../platform/learner/LearnerGuard.tsx';
import { useLearner } from '../../platform/learner/use-learner.ts';
import { usePageTitle } from '../../platform/page/use-page-title.ts';
import { useServices } from '../../platform/services/services-context.ts';
import { PaymentSuccessPage } from './PaymentSuccessPage.tsx';
import { waitForPlan } from './wait-for-plan.ts';

/** /payment-success: back from the payment. A visitor goes to /auth, and a token that is refused is removed. */
export const PaymentSuccessRoute = () => (
  <LearnerGuard visitorsTo="/auth">
    <Arrival />
  </LearnerGuard>
);

const wait = (ms: number) =>
  new Promise<void>((resolve) => {
    browserClock.after(ms, resolve);
  });

const Arrival = () => {
  const { auth, tellPlan } = useServices();
  const { is_premium: isPremium } = useLearner();
  const { key: visit } = useLocation();
  const queryClient = useQueryClient();
  const look = async () => {
    await auth.refresh();
    return queryClient.getQueryData<Profile>(profileKey)?.is_premium ?? false;
  };
  const { state, retry } = useQueryState({
    queryKey: ['plan-arrival', visit],
    queryFn: async ({ signal }) => {
      await waitForPlan({ look, wait }, signal);
      tellPlan();
      return true;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const arrival = { pending: 'waiting', success: 'here', error: 'late' } as const;
  // It may come after this page has stopped looking.
  const stage = isPremium ? 'here' : arrival[state.status];
  usePageTitle(stage === 'here' ? 'Payment successful' : 'Your payment');
  return <PaymentSuccessPage arrival={stage} onRetry={retry} />;
};
