import { useEffect } from 'react';
import { useLearner } from '../../platform/learner/use-learner.ts';
import { usePageTitle } from '../../platform/page/use-page-title.ts';
import { useCapabilities } from '../../platform/server/use-capabilities.ts';
import { useServices } from '../../platform/services/services-context.ts';
import { Member } from './Member.tsx';
import { NotForSalePage } from './NotForSalePage.tsx';
import { Plans } from './Plans.tsx';

/** /payment: the plans, or the plan of a learner who has one already. */
export const PaymentRoute = () => {
  usePageTitle('Plus');
  const { auth } = useServices();
  const { is_premium: isPremium } = useLearner();
  const { state } = useCapabilities();
  // A server of the specification says nothing of payments, and has them.
  const payment = state.status === 'success' ? state.data?.payment : undefined;

  // The plan may have changed where it was paid or managed, since the profile was loaded.
  useEffect(() => void auth.refresh(), [auth]);

  if (isPremium) return <Member />;
  if (payment?.kind === 'none') return <NotForSalePage />;
  return <Plans sandboxNote={payment?.kind === 'embedded' ? 'You can try Plus here without paying.' : null} />;
};
