import type { Client } from '@sayso/api/client';
import { getMe, type Profile } from '@sayso/api/contract/profile';
import { createEndpointQuery, createQueryKey } from '@sayso/api/react';

/** The key of the learner's profile in the cache. */
export const profileKey = createQueryKey(getMe);

/**
 * Makes the query of the learner's profile. It stays in the cache for as long as the learner is signed in. It is asked for again by the auth
 * state, and when the learner comes back to the page: the plan may have been paid for, or cancelled, anywhere.
 */
export const createProfileQuery = (client: Client) => ({
  ...createEndpointQuery(client, getMe, undefined),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  refetchOnWindowFocus: 'always' as const,
});

/** Names the account of a profile: by its e-mail, or by its name, as some providers give no e-mail. */
export const identifyLearner = ({ email, full_name }: Pick<Profile, 'email' | 'full_name'>): string =>
  email || (full_name ?? '');
