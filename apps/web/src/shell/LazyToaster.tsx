import type { ToasterStore } from '@sayso/ui/toast';
import type { Toaster as ToasterComponent } from '@sayso/ui/toaster';
import { useEffect, useState, useSyncExternalStore } from 'react';

export interface LazyToasterProps {
  readonly store: ToasterStore;
}

const load = () => import('@sayso/ui/toaster');

/**
 * The toaster, from the first toast on: most visits have none. It is fetched once the page is there, as the network may be gone when there is
 * something to say. What cannot be fetched takes no page away, and is tried again with the next toast.
 */
export const LazyToaster = ({ store }: LazyToasterProps) => {
  const read = () => store.getSnapshot().length > 0;
  const isNeeded = useSyncExternalStore(store.subscribe, read, read);
  const [Toaster, setToaster] = useState<typeof ToasterComponent | null>(null);
  useEffect(() => void load().catch(() => undefined), []);
  useEffect(() => {
    if (!isNeeded) return;
    load().then(
      (module) => setToaster(() => module.Toaster),
      () => undefined,
    );
  }, [isNeeded]);
  return Toaster ? <Toaster store={store} /> : null;
};
