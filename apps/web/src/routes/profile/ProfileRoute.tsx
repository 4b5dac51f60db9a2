import { useState } from 'react';
import { LearnerGuard } from '../../shell/LearnerGuard.tsx';
import { LoadingPage } from '../../shell/LoadingPage.tsx';
import { useAuth } from '../../shell/useAuth.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { DeletedPage } from './DeletedPage.tsx';
import { LearnerProfile } from './LearnerProfile.tsx';

/** /profile: who the learner is. What is shown after the account has gone stands outside of the guard, which lets only learners in. */
export const ProfileRoute = () => {
  usePageTitle('Profile');
  const { status } = useAuth();
  const [leaving, setLeaving] = useState<'no' | 'underway' | 'done'>('no');
  if (leaving === 'done') return <DeletedPage />;
  // Another tab may learn before this one that the account is gone, and end the session for both.
  if (leaving === 'underway' && status === 'visitor') return <LoadingPage />;
  return (
    <LearnerGuard visitorsTo="/">
      <LearnerProfile onLeaving={setLeaving} />
    </LearnerGuard>
  );
};
