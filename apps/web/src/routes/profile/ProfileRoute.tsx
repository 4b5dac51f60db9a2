import { useState } from 'react';
import { LearnerGuard } from '../../shell/LearnerGuard.tsx';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { DeletedPage } from './DeletedPage.tsx';
import { LearnerProfile } from './LearnerProfile.tsx';

/** /profile: who the learner is. What is shown after the account has gone stands outside of the guard, which lets only learners in. */
export const ProfileRoute = () => {
  usePageTitle('Profile');
  const [isDeleted, setIsDeleted] = useState(false);
  if (isDeleted) return <DeletedPage />;
  return (
    <LearnerGuard visitorsTo="/">
      <LearnerProfile onDeleted={() => setIsDeleted(true)} />
    </LearnerGuard>
  );
};
