import { useEffect } from 'react';
import { useServices } from '../../composition/ServicesContext.ts';
import { useLearner } from '../../shell/useLearner.ts';
import { useLoaded } from '../../shell/useLoaded.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { Member } from './Member.tsx';
import { NotForSalePage } from './NotForSalePage.tsx';
import { Plans } from './Plans.tsx';

/** /payment: the plans, or what somebody has who has one already. */
export const PaymentRoute = () => {
  usePageTitle('Plus');
  const { auth, capabilities } = useServices();
  const { is_premium: isPremium } = useLearner();
  const { state } = useLoaded(capabilities);
  // A server of the spec says nothing of payments, and has them.
  const payment = state.status === 'loaded' ? state.value?.payment : undefined;

  // The plan may have changed where it was paid or managed, since the profile was loaded.
  useEffect(() => void auth.refresh(), [auth]);

  if (isPremium) return <Member />;
  if (payment?.kind === 'none') return <NotForSalePage />;
  return <Plans sandboxNote={payment?.kind === 'embedded' ? 'You can try Plus here without paying.' : null} />;
};
