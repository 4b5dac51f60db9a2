import * as Radix from '@radix-ui/react-toast';
import { useSyncExternalStore } from 'react';
import type { ToasterStore } from './createToaster.ts';
import * as styles from './Toast.css.ts';
import { Toast } from './Toast.tsx';

const NONE: readonly never[] = [];

export type ToasterProps = {
  /** The list that it shows, from `createToaster()`. */
  store: ToasterStore;
  /** Name of the region; `{hotkey}` becomes the key that moves the focus there. */
  label?: string | undefined;
};

/** Shows the toasts of a store over everything else. One in an app. */
export function Toaster({ store, label = 'Messages ({hotkey})' }: ToasterProps) {
  const toasts = useSyncExternalStore(store.subscribe, store.getSnapshot, () => NONE);
  return (
    <Radix.Provider label="Message">
      {toasts.map((toast) => (
        // A toast that changes kind starts its time again.
        <Toast key={`${toast.id}:${toast.kind}`} toast={toast} onDismiss={() => store.dismiss(toast.id)} />
      ))}
      <Radix.Viewport className={styles.viewport} label={label} />
    </Radix.Provider>
  );
}
