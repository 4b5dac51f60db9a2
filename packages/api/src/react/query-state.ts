/** The state of a query as a page shows it: an answer that is here stays, also while it is asked for again and when that fails. */
export type QueryState<T> =
  | { readonly status: 'pending' }
  | { readonly status: 'error' }
  | { readonly status: 'success'; readonly data: T };

const pending = { status: 'pending' } as const;
const failed = { status: 'error' } as const;

/** Reads the state that a page shows from the result of a query. */
export const readQueryState = <T>(result: {
  readonly status: 'pending' | 'error' | 'success';
  readonly data: T | undefined;
}): QueryState<T> => {
  if (result.data !== undefined) return { status: 'success', data: result.data };
  return result.status === 'error' ? failed : pending;
};
