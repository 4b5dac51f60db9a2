import { useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { ToasterStore } from './createToaster.ts';
import { Toast } from './Toast.tsx';
import * as styles from './Toaster.css.ts';
import { useFocusKept } from './useFocusKept.ts';
import { usePaused } from './usePaused.ts';
import { useReadOut } from './useReadOut.ts';

export type ToasterProps = {
  /** The list to show, from `createToaster()`. */
  store: ToasterStore;
  /** The list's name for screen readers. */
  label?: string | undefined;
};

/**
 * Shows the toasts of a store over everything else, the newest first, and reads them out. Put one in an app. F8 leads to them from
 * anywhere; their time stands still while somebody is with them.
 */
export function Toaster({ store, label = 'Messages (F8)' }: ToasterProps) {
  const toasts = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
  const region = useRef<HTMLElement>(null);
  const { paused, ...attention } = usePaused();
  const { polite, urgent } = useReadOut(region, toasts);
  useFocusKept(region);
  return createPortal(
    <>
      <section ref={region} aria-label={label} tabIndex={-1} className={styles.viewport} {...attention}>
        <ol className={styles.list}>
          {toasts.map((toast) => (
            <Toast
              key={`${toast.id} ${toast.turn}`}
              toast={toast}
              paused={paused}
              onDismiss={() => store.dismiss(toast.id)}
            />
          ))}
        </ol>
      </section>
      <p ref={polite} role="status" className={styles.readOut} />
      <p ref={urgent} role="alert" className={styles.readOut} />
    </>,
    document.body,
  );
}
