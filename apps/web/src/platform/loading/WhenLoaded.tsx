import type { QueryState } from '@sayso/api/react';
import type { ReactNode } from 'react';

export interface WhenLoadedProps<T> {
  readonly state: QueryState<T>;
  /** Replaces the data while it is loading. */
  readonly pending: ReactNode;
  /** Replaces the data where it could not be loaded: `LoadFailure`. */
  readonly failure: ReactNode;
  /**
   * Whether there is nothing to show.
   * @default never
   */
  readonly isEmpty?: (data: T) => boolean;
  /** Replaces data that is empty. */
  readonly empty?: ReactNode;
  readonly children: (data: T) => ReactNode;
}

/** Shows data of the server, or why it is not there. */
export const WhenLoaded = <T,>({ state, pending, failure, isEmpty, empty, children }: WhenLoadedProps<T>) => {
  if (state.status === 'pending') return pending;
  if (state.status === 'error') return failure;
  return isEmpty?.(state.data) ? empty : children(state.data);
};
