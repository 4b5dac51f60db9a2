import type { Profile } from '@sayso/api/contract/profile';
import { useApiClient } from '@sayso/api/react';
import { useQuery } from '@tanstack/react-query';
import { createProfileQuery } from '../cache/profile-query.ts';

/** The profile of the learner, `null` while there is none. It makes no call of its own. */
export const useProfile = (): Profile | null =>
  useQuery({ ...createProfileQuery(useApiClient()), enabled: false }).data ?? null;

/** The profile of the learner who passed the guard. @throws outside of `LearnerGuard` */
export const useLearner = (): Profile => {
  const { data } = useQuery(createProfileQuery(useApiClient()));
  if (!data) throw new Error('useLearner needs a LearnerGuard above it.');
  return data;
};
