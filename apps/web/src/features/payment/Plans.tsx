import { ApiError } from '@sayso/api/client';
import { type BillingCycle, createCheckoutSession } from '@sayso/api/contract/payment';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLearner } from '../../platform/learner/use-learner.ts';
import { useLeaving } from '../../platform/lifetime/use-leaving.ts';
import { useServices } from '../../platform/services/services-context.ts';
import { PlansPage, type PlansPageProps } from './PlansPage.tsx';

/** The plans for a learner who has none: the browser goes on to the page where one is paid. */
export const Plans = ({ sandboxNote }: Pick<PlansPageProps, 'sandboxNote'>) => {
  const { client, auth, toaster, leaveFor } = useServices();
  const { email, free_talks: freeTalks } = useLearner();
  const leaving = useLeaving();
  const [cycle, setCycle] = useState<BillingCycle>('yearly');
  const checkout = useMutation({
    mutationFn: async () => {
      const order = { email, billing_cycle: cycle };
      const { checkout_url } = await client.call(createCheckoutSession, order, { signal: leaving });
      if (!leaving.aborted) await leaveFor(checkout_url);
    },
    onError: (error) => {
      if (leaving.aborted) return;
      const isRefused = error instanceof ApiError;
      toaster.show(isRefused ? 'Failed to initiate checkout.' : 'Payment error.', { kind: 'error' });
      // A learner who has Plus already, bought in another tab, sees it now.
      if (isRefused) void auth.refresh();
    },
  });

  const start = () => {
    if (email.trim() === '') toaster.show('Missing user email.', { kind: 'error' });
    else checkout.mutate();
  };

  return (
    <PlansPage
      cycle={cycle}
      onCycleChange={setCycle}
      busy={checkout.isPending}
      onStart={start}
      freeTalks={freeTalks}
      sandboxNote={sandboxNote}
    />
  );
};
