import type { Profile } from '@sayso/api/contract/profile';
import { useAuth } from './useAuth.ts';

/** The profile of whoever passed the guard. @throws outside of `LearnerGuard` */
export const useLearner = (): Profile => {
  const snapshot = useAuth();
  if (snapshot.status !== 'learner') throw new Error('useLearner needs a LearnerGuard above it.');
  return snapshot.profile;
};
