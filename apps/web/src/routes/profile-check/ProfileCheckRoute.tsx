import { isComplete } from '@sayso/api/contract/complete-profile';
import { useEffect } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { useServices } from '../../composition/ServicesContext.ts';
import { LoadingPage } from '../../shell/LoadingPage.tsx';
import { OfflinePage } from '../../shell/OfflinePage.tsx';
import { useAuth } from '../../shell/useAuth.ts';
import { useLoginReturn } from '../../shell/useLoginReturn.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { ProfileCheckPage } from './ProfileCheckPage.tsx';

/** How long the card stays until the way goes on, in ms: as long as the last word of the welcome (spec §9). */
const redirectMs = 3000;

/** The older return screen: takes the token of its address, says who it is, and goes on (spec §2). */
export const ProfileCheckRoute = () => {
  usePageTitle('Welcome');
  const { auth, tokens } = useServices();
  const navigate = useNavigate();
  const who = useAuth();
  const { outcome, retry } = useLoginReturn();
  const profile = outcome === 'signed in' && who.status === 'learner' ? who.profile : null;
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
