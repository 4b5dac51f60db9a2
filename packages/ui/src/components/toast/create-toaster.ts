import type { ReactNode } from 'react';
import { stripTags } from '../../internal/strip-tags.ts';

/** blank says something, error and success how it went, loading that it is under way, custom shows what it is given. */
export type ToastKind = 'blank' | 'error' | 'success' | 'loading' | 'custom';

/** Duration of a toast in milliseconds, as specified. `custom` has no specified duration and stays as long as `blank`. */
export const TOAST_DURATION: Readonly<Record<ToastKind, number>> = {
  blank: 4000,
  error: 4000,
  success: 2000,
  loading: Number.POSITIVE_INFINITY,
  custom: 4000,
};

/** Largest number of toasts that are kept. */
export const TOAST_LIMIT = 20;

/** A toast as it is shown. */
export type ToastItem = {
  id: string;
  /** Which showing this was: a toast that is replaced is shown, timed and announced again. */
  turn: number;
  kind: ToastKind;
  /** The words, without HTML tags; a custom toast may be anything. */
  message: ReactNode;
  /** Milliseconds until it goes by itself. */
  duration: number;
  /** One thing to do about it. */
  action?: { label: string; onPress: () => void } | undefined;
};

/** How to show a message when blank and 4 s is not right. */
export type ToastOptions = {
  kind?: ToastKind | undefined;
  /** A toast with the same id is replaced, as when loading becomes success. */
  id?: string | undefined;
  /** Milliseconds, instead of the kind's own. */
  duration?: number | undefined;
  action?: ToastItem['action'];
};

/** The list of toasts that anyone may add to and a Toaster shows. */
export type ToasterStore = {
  /** Calls the listener after every change; returns what ends that. */
  subscribe: (listener: () => void) => () => void;
  /** The toasts now, newest first; the same array until something changes. */
  getSnapshot: () => readonly ToastItem[];
  /** Shows a message and returns its id. */
  show: (message: ReactNode, options?: ToastOptions) => string;
  /** Takes a toast away, or all of them without an id. */
  dismiss: (id?: string) => void;
};

/** Makes a list of toasts: at most 20 are kept, the oldest go first. */
export function createToaster(): ToasterStore {
  const listeners = new Set<() => void>();
  let toasts: readonly ToastItem[] = [];
  let turns = 0;
  const become = (next: readonly ToastItem[]): void => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => toasts,
    show(message, { kind = 'blank', id = `toast-${turns + 1}`, duration = TOAST_DURATION[kind], action } = {}) {
      const words = typeof message === 'string' ? stripTags(message) : message;
      const toast: ToastItem = { id, turn: ++turns, kind, message: words, duration, action };
      become([toast, ...toasts.filter((other) => other.id !== id)].slice(0, TOAST_LIMIT));
      return id;
    },
    dismiss(id) {
      const left = id === undefined ? [] : toasts.filter((toast) => toast.id !== id);
      if (left.length !== toasts.length) become(left);
    },
  };
}
