import type { ToasterStore } from '@sayso/ui/toast';
import { lazy, Suspense, useSyncExternalStore } from 'react';

const Toaster = lazy(async () => ({ default: (await import('@sayso/ui/toaster')).Toaster }));

export interface LazyToasterProps {
  readonly store: ToasterStore;
}

/** The toaster, loaded with the first toast: most visits have none. */
export const LazyToaster = ({ store }: LazyToasterProps) => {
  const read = () => store.getSnapshot().length > 0;
  const isNeeded = useSyncExternalStore(store.subscribe, read, read);
  return isNeeded ? (
    <Suspense>
      <Toaster store={store} />
    </Suspense>
  ) : null;
};
