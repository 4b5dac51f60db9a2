import { getPlan, managePlan } from '@sayso/api/contract/payment';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLearner } from '../../platform/learner/use-learner.ts';
import { useLeaving } from '../../platform/lifetime/use-leaving.ts';
import { useOptionalQuery } from '../../platform/server/use-optional-query.ts';
import { useServices } from '../../platform/services/services-context.ts';
import { MemberPage } from './MemberPage.tsx';

/** For a learner who has Plus: a welcome, how the plan stands, and the way to the page where it is changed. */
export const Member = () => {
  const { client, toaster, leaveFor } = useServices();
  const { selected_character } = useLearner();
  const leaving = useLeaving();
  const { state, retry } = useOptionalQuery(getPlan);

  useEffect(() => {
    toaster.show('Welcome to Plus! Talk as much as you like.', { kind: 'success', id: 'plus' });
  }, [toaster]);

  const manage = useMutation({
    mutationFn: async () => {
      const { url } = await client.call(managePlan, undefined, { signal: leaving });
      if (!leaving.aborted) await leaveFor(url);
    },
    onError: () => {
      if (leaving.aborted) return;
      toaster.show('Your plan could not be opened. Please try again in a minute.', { kind: 'error' });
    },
  });

  return (
    <MemberPage
      coach={selected_character ?? 'John'}
      plan={state}
      busy={manage.isPending}
      onManage={() => manage.mutate()}
      onRetry={retry}
    />
  );
};
