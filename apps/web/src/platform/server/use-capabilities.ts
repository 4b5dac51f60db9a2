import { getCapabilities } from '@sayso/api/contract/capabilities';
import { sharedByAll } from '../cache/keep-learners-apart.ts';
import { useOptionalQuery } from './use-optional-query.ts';

/** How long the capabilities are waited for, in milliseconds: a page goes on without them. */
const waitMs = 5000;

/** Reads the capabilities of the server once; `null` where it does not say. It is asked again where it could not be asked before. */
export const useCapabilities = () =>
  useOptionalQuery(getCapabilities, {
    withinMs: waitMs,
    meta: sharedByAll,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    // A live session that began without them goes on without them.
    refetchOnWindowFocus: false,
  });
