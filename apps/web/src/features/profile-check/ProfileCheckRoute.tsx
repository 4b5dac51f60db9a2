import { isComplete } from '@sayso/api/contract/complete-profile';
import { useEffect } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { useAuth } from '../../platform/learner/use-auth.ts';
import { useProfile } from '../../platform/learner/use-learner.ts';
import { useLoginReturn } from '../../platform/learner/use-login-return.ts';
import { LoadingPage } from '../../platform/loading/LoadingPage.tsx';
import { OfflinePage } from '../../platform/loading/OfflinePage.tsx';
import { usePageTitle } from '../../platform/page/use-page-title.ts';
import { useServices } from '../../platform/services/services-context.ts';
import { ProfileCheckPage } from './ProfileCheckPage.tsx';

/** How long the card stays until the way goes on, in ms: as long as the last word of the welcome. */
const redirectMs = 3000;

/** The older return screen: takes the token of its address, says who it is, and goes on. */
export const ProfileCheckRoute = () => {
  usePageTitle('Welcome');
  const { auth, tokens } = useServices();
  const navigate = useNavigate();
  const who = useAuth();
  const known = useProfile();
  const { outcome, retry } = useLoginReturn();
  const profile = outcome === 'signed in' && who.status === 'learner' ? known : null;
  const onward = profile && isComplete(profile) ? '/learning-journey' : '/profile-setup';
  const isRefused = outcome === 'refused';

  useEffect(() => {
    if (isRefused) tokens.clear();
  }, [isRefused, tokens]);

  useEffect(() => {
    if (!profile) return;
    const timer = setTimeout(() => void navigate(onward, { replace: true }), redirectMs);
    return () => clearTimeout(timer);
  }, [profile, onward, navigate]);

  if (outcome === 'unreachable') return <OfflinePage onRetry={retry} />;
  if (who.status === 'offline') return <OfflinePage onRetry={() => void auth.reload()} />;
  if (outcome === null || who.status === 'loading') return <LoadingPage />;
  if (!profile) return <Navigate to="/" replace />;
  const logout = () => {
    auth.signOut();
    void navigate('/', { replace: true });
  };
  return <ProfileCheckPage profile={profile} onward={onward} onLogout={logout} />;
};
