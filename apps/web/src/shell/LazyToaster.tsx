import type { ToasterStore } from '@sayso/ui/toast';
import { type ComponentType, lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { PlainToasts } from './PlainToasts.tsx';
import { useAuth } from './useAuth.ts';

export interface LazyToasterProps {
  readonly store: ToasterStore;
}

const load = () => import('@sayso/ui/toaster');
// What cannot be loaded must not take the page away, least of all when it was to say that the network is gone.
const Toaster = lazy(
  (): Promise<{ default: ComponentType<LazyToasterProps> }> =>
    load().then(
      (module) => ({ default: module.Toaster }),
      () => ({ default: PlainToasts }),
    ),
);

/** The toaster, loaded with the first toast: most visits have none. A learner has it before, as the network may be gone by then. */
export const LazyToaster = ({ store }: LazyToasterProps) => {
  const read = () => store.getSnapshot().length > 0;
  const isNeeded = useSyncExternalStore(store.subscribe, read, read);
  const isLearner = useAuth().status === 'learner';
  useEffect(() => {
    if (isLearner) load().catch(() => undefined);
  }, [isLearner]);
  return isNeeded ? (
    <Suspense>
      <Toaster store={store} />
    </Suspense>
  ) : null;
};
