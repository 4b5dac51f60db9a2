import * as Radix from '@radix-ui/react-toast';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { ToasterStore, ToastItem } from './create-toaster.ts';
import { Toast } from './Toast.tsx';
import * as styles from './Toaster.css.ts';
import { useFocusReturn } from './use-focus-return.ts';

export type ToasterProps = {
  /** The list to show, from `createToaster()`. */
  store: ToasterStore;
  /** The list's name for screen readers; `{hotkey}` becomes the key that leads to it, F8. */
  label?: string | undefined;
};

/**
 * Shows the toasts of a store over everything else, the newest first, and announces them: errors at once, the rest when the screen
 * reader has finished. Put one in an app. F8 leads to them from anywhere, Escape and a swipe take one away, and their time stands
 * still under the pointer, with the focus, and while the window is not looked at. On a server it draws nothing.
 */
export function Toaster({ store, label = 'Messages ({hotkey})' }: ToasterProps) {
  const toasts = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
  const body = useSyncExternalStore(subscribeToNothing, findBody, findNoBody);
  // Radix forgets to go on when the last toast leaves from under the pointer, so each first toast has a provider of its own.
  return body && toasts.length > 0 ? (
    <Messages container={body} toasts={toasts} label={label} onDismiss={store.dismiss} />
  ) : null;
}

const subscribeToNothing = () => () => undefined;
const findBody = (): HTMLElement => document.body;
const findNoBody = (): null => null;

type MessagesProps = {
  container: HTMLElement;
  toasts: readonly ToastItem[];
  label: string;
  onDismiss: (id: string) => void;
};

function Messages({ container, toasts, label, onDismiss }: MessagesProps) {
  return createPortal(
    <div {...useFocusReturn()}>
      <Radix.Provider label="Message" swipeDirection={findInlineEnd()} swipeThreshold={60}>
        {/* Radix appends what comes, and takes the last for the newest. */}
        {toasts.toReversed().map((toast) => (
          <Toast key={`${toast.id} ${toast.turn}`} toast={toast} onDismiss={() => onDismiss(toast.id)} />
        ))}
        <Radix.Viewport className={styles.viewport} label={label} />
      </Radix.Provider>
    </div>,
    container,
  );
}

const findInlineEnd = () => (getComputedStyle(document.body).direction === 'rtl' ? 'left' : 'right');
