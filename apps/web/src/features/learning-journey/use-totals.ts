import { getTotals } from '@sayso/api/contract/progress';
import { useOptionalQuery } from '../../platform/server/use-optional-query.ts';

/** Everything practised so far by coach; `null` from a server that does not add it up. */
export const useTotals = () => useOptionalQuery(getTotals).state;
