import type { TokenStore } from '@sayso/api/client';
import { getMe, type Profile } from '@sayso/api/contract/profile';
import type { Query, QueryClient } from '@tanstack/react-query';
import { identifyLearner } from './profile-query.ts';

/** Marks an answer that is the same for every learner. All other answers belong to the learner who is signed in. */
export const sharedByAll = { sharedByAll: true } as const;

const isPrivate = ({ meta }: Query): boolean => meta?.['sharedByAll'] !== true;

/**
 * Removes the answers of one learner from the cache before another can see them: when the session ends, and when /me names another account,
 * as a tab may learn late that another tab has signed in as another learner.
 */
export const keepLearnersApart = (queryClient: QueryClient, tokens: TokenStore): void => {
  let learner: string | null = null;
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.query.queryKey[0] !== getMe.path) return;
    const next = identifyLearner(event.query.state.data as Profile);
    const isAnother = learner !== null && learner !== next;
    learner = next;
    if (isAnother) {
      void queryClient.resetQueries({ predicate: (query) => query !== event.query && isPrivate(query) });
    }
  });
  tokens.subscribe(() => {
    if (tokens.read() !== null) return;
    learner = null;
    queryClient.removeQueries({ predicate: isPrivate });
    queryClient.getMutationCache().clear();
  });
};
