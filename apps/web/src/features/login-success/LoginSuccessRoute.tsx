import { useEffect, useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { useAuth } from '../../platform/learner/use-auth.ts';
import { useProfile } from '../../platform/learner/use-learner.ts';
import { useLoginReturn } from '../../platform/learner/use-login-return.ts';
import { OfflinePage } from '../../platform/loading/OfflinePage.tsx';
import { usePageTitle } from '../../platform/page/use-page-title.ts';
import { useServices } from '../../platform/services/services-context.ts';
import { afterReturn } from './after-return.ts';
import { LoginSuccessPage } from './LoginSuccessPage.tsx';

/** How long each step of the welcome stays, and how long the last one until the way goes on; in ms. */
const stepMs = 1800;
const redirectMs = 3000;

/** /login-success: where a provider's sign-in comes back to. */
export const LoginSuccessRoute = () => {
  usePageTitle('Welcome');
  const { auth, toaster } = useServices();
  const who = useAuth();
  const profile = useProfile();
  const { outcome, retry } = useLoginReturn();
  const isRefused = outcome === 'refused';

  useEffect(() => {
    if (isRefused) toaster.show('This link does not work any more. Please sign in again.', { kind: 'error' });
  }, [isRefused, toaster]);

  if (outcome === 'unreachable') return <OfflinePage onRetry={retry} />;
  if (outcome === 'signed in' && who.status === 'offline') return <OfflinePage onRetry={() => void auth.reload()} />;
  if (outcome === 'no token' || isRefused) return <Navigate to="/profile-setup" replace />;
  return <Welcome onward={outcome === null || who.status === 'loading' ? null : afterReturn(profile)} />;
};

const Welcome = ({ onward }: { readonly onward: string | null }) => {
  const navigate = useNavigate();
  const [step, setStep] = useState<1 | 2 | 3>(1);

  useEffect(() => {
    if (step === 3) return;
    const timer = setTimeout(() => setStep(step === 1 ? 2 : 3), stepMs);
    return () => clearTimeout(timer);
  }, [step]);

  useEffect(() => {
    if (step !== 3 || onward === null) return;
    const timer = setTimeout(() => void navigate(onward, { replace: true }), redirectMs);
    return () => clearTimeout(timer);
  }, [step, onward, navigate]);

  return <LoginSuccessPage step={step} onward={onward} />;
};
