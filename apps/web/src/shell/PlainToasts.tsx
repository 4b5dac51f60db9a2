import type { ToasterStore } from '@sayso/ui/toast';
import { useSyncExternalStore } from 'react';

/** What toasts say, where the toaster itself could not be loaded. */
export const PlainToasts = ({ store }: { readonly store: ToasterStore }) => {
  const toasts = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
  return (
    <div role="alert">
      {toasts.map(({ id, message }) => (
        <p key={id}>{message}</p>
      ))}
    </div>
  );
};
