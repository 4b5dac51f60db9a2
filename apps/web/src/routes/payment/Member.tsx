import { ApiError } from '@sayso/api/client';
import { getPlan, managePlan } from '@sayso/api/contract/payment';
import { useEffect, useState } from 'react';
import { useServices } from '../../composition/ServicesContext.ts';
import { useLearner } from '../../shell/useLearner.ts';
import { useLeaving } from '../../shell/useLeaving.ts';
import { useLoaded } from '../../shell/useLoaded.ts';
import { MemberPage } from './MemberPage.tsx';

/** For who has Plus: a welcome (spec §4 "Payment"), how the plan stands, and the way to where it is changed. */
export const Member = () => {
  const { client, toaster, leaveFor } = useServices();
  const { selected_character } = useLearner();
  const leaving = useLeaving();
  const [busy, setBusy] = useState(false);
  const { state, retry } = useLoaded(async (signal) => {
    try {
      return await client.call(getPlan, undefined, { signal });
    } catch (error) {
      // A server of the spec has no such call, and without it nothing is missing.
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    }
  });

  useEffect(() => {
    toaster.show('Welcome to Plus! Talk as much as you like.', { kind: 'success', id: 'plus' });
  }, [toaster]);

  const manage = async () => {
    setBusy(true);
    try {
      const { url } = await client.call(managePlan, undefined, { signal: leaving });
      if (leaving.aborted) return;
      await leaveFor(url);
    } catch {
      if (leaving.aborted) return;
      toaster.show('Your plan could not be opened. Please try again in a minute.', { kind: 'error' });
    }
    setBusy(false);
  };

  return (
    <MemberPage
      coach={selected_character ?? 'John'}
      plan={state}
      busy={busy}
      onManage={() => void manage()}
      onRetry={retry}
    />
  );
};
