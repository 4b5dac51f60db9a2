import { ApiError } from '@sayso/api/client';
import { type BillingCycle, createCheckoutSession } from '@sayso/api/contract/payment';
import { useState } from 'react';
import { useServices } from '../../composition/ServicesContext.ts';
import { useLearner } from '../../shell/useLearner.ts';
import { useLeaving } from '../../shell/useLeaving.ts';
import { PlansPage, type PlansPageProps } from './PlansPage.tsx';

/** The plans for who has none: the browser goes on to where one is paid (spec §4, messages of §8). */
export const Plans = ({ sandboxNote }: Pick<PlansPageProps, 'sandboxNote'>) => {
  const { client, auth, toaster, leaveFor } = useServices();
  const { email, free_talks: freeTalks } = useLearner();
  const leaving = useLeaving();
  const [cycle, setCycle] = useState<BillingCycle>('yearly');
  const [busy, setBusy] = useState(false);

  const start = async () => {
    if (email.trim() === '') {
      toaster.show('Missing user email.', { kind: 'error' });
      return;
    }
    setBusy(true);
    try {
      const order = { email, billing_cycle: cycle };
      const { checkout_url } = await client.call(createCheckoutSession, order, { signal: leaving });
      if (leaving.aborted) return;
      await leaveFor(checkout_url);
    } catch (error) {
      if (leaving.aborted) return;
      const isRefused = error instanceof ApiError;
      toaster.show(isRefused ? 'Failed to initiate checkout.' : 'Payment error.', { kind: 'error' });
      // Who has Plus already, bought in another tab, sees it now.
      if (isRefused) void auth.refresh();
    }
    setBusy(false);
  };

  return (
    <PlansPage
      cycle={cycle}
      onCycleChange={setCycle}
      busy={busy}
      onStart={() => void start()}
      freeTalks={freeTalks}
      sandboxNote={sandboxNote}
    />
  );
};
