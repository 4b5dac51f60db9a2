import * as Radix from '@radix-ui/react-toast';
import { useSyncExternalStore } from 'react';
import type { ToasterStore } from './createToaster.ts';
import { Toast } from './Toast.tsx';
import * as styles from './Toaster.css.ts';

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
      {/* Radix puts every new toast last and lets the focus walk from there, so the oldest is rendered first. */}
      {toasts.toReversed().map((toast) => (
        <Toast key={toast.turn} toast={toast} onDismiss={() => store.dismiss(toast.id)} />
      ))}
      <Radix.Viewport className={styles.viewport} label={label} />
    </Radix.Provider>
  );
}
