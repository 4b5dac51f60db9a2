import type { Arrival, Journal, Place } from './place.ts';

/** The entry that a tab begins with has no key of ours. */
const firstKey = 'default';

const keptIn = (state: unknown): { usr?: unknown; key?: unknown } =>
  typeof state === 'object' && state !== null ? state : {};

export interface BrowserJournalOptions {
  /** Usually `window`. */
  readonly window: Pick<Window, 'location' | 'history' | 'addEventListener' | 'removeEventListener'>;
  /** A name that no other entry of this tab has. */
  readonly newKey: () => string;
}

/** The history of the browser's tab. */
export const createBrowserJournal = ({ window, newKey }: BrowserJournalOptions): Journal => {
  const read = (arrival: Arrival): Place => {
    const { pathname, search, hash } = window.location;
    const { usr = null, key } = keptIn(window.history.state);
    return { pathname, search, hash, state: usr, key: typeof key === 'string' ? key : firstKey, arrival };
  };
  let place = read('opened');
  const listeners = new Set<() => void>();
  const move = (arrival: Arrival) => {
    place = read(arrival);
    for (const listener of listeners) listener();
  };
  const walk = () => move('walked');
  return {
    getSnapshot: () => place,
    subscribe: (onChange) => {
      if (listeners.size === 0) window.addEventListener('popstate', walk);
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
        if (listeners.size === 0) window.removeEventListener('popstate', walk);
      };
    },
    navigate: (to, { replace = false, state = null } = {}) => {
      const kept = { usr: state, key: newKey() };
      if (replace) window.history.replaceState(kept, '', to);
      else window.history.pushState(kept, '', to);
      move('sent');
    },
  };
};
