import type { ToasterStore } from '@sayso/ui/toast';
import type { Toaster as ToasterComponent } from '@sayso/ui/toaster';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useAuth } from '../platform/learner/use-auth.ts';

export interface LazyToasterProps {
  readonly store: ToasterStore;
}

const load = () => import('@sayso/ui/toaster');

const fetchAhead = () => void load().catch(() => undefined);

/**
 * The toaster, from the first toast on: most visits have none. It is fetched for a learner, or with the first thing that a visitor does, as the
 * network may be gone when there is something to say. What cannot be fetched takes no page away, and is tried again with the next toast.
 */
export const LazyToaster = ({ store }: LazyToasterProps) => {
  const readNewest = () => store.getSnapshot()[0]?.turn ?? null;
  const newest = useSyncExternalStore(store.subscribe, readNewest, readNewest);
  const isLearner = useAuth().status === 'learner';
  const [Toaster, setToaster] = useState<typeof ToasterComponent | null>(null);
  useEffect(() => {
    if (isLearner) return fetchAhead();
    addEventListener('pointerdown', fetchAhead);
    addEventListener('keydown', fetchAhead);
    return () => {
      removeEventListener('pointerdown', fetchAhead);
      removeEventListener('keydown', fetchAhead);
    };
  }, [isLearner]);
  useEffect(() => {
    if (newest === null || Toaster) return;
    load().then(
      (module) => setToaster(() => module.Toaster),
      () => undefined,
    );
  }, [newest, Toaster]);
  return Toaster ? <Toaster store={store} /> : null;
};
