import { useCallback, useEffect, useState } from 'react';
import type { LoginReturn } from '../composition/login-return.ts';
import { useServices } from '../composition/ServicesContext.ts';

/** What has become of the sign-in that came back, `null` while it is being finished, and the way to try again. */
export const useLoginReturn = (): { readonly outcome: LoginReturn | null; readonly retry: () => void } => {
  const { finishLogin, auth } = useServices();
  const [outcome, setOutcome] = useState<LoginReturn | null>(null);
  const finish = useCallback(async () => {
    setOutcome(null);
    const result = await finishLogin();
    if (result === 'signed in') await auth.reload();
    setOutcome(result);
  }, [finishLogin, auth]);
  useEffect(() => void finish(), [finish]);
  return { outcome, retry: () => void finish() };
};
