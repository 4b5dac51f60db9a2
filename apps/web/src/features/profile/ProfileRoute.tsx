import { useState } from 'react';
import { LearnerGuard } from '../../platform/learner/LearnerGuard.tsx';
import { useAuth } from '../../platform/learner/use-auth.ts';
import { LoadingPage } from '../../platform/loading/LoadingPage.tsx';
import { usePageTitle } from '../../platform/page/use-page-title.ts';
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
