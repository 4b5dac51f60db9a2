import { getOperator } from '@sayso/api/contract/operator';
import { sharedByAll } from '../cache/keep-learners-apart.ts';
import { useOptionalQuery } from './use-optional-query.ts';

/** Reads the operator of the server once; `null` from a server that does not say. */
export const useOperator = () =>
  useOptionalQuery(getOperator, {
    meta: sharedByAll,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
