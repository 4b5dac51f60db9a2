import { type Arrival, addressOf, type Journal, type Place } from './place.ts';

/** Only there so that an address can be read. */
const somewhere = 'http://localhost';

/**
 * A history that is nobody's: for pages that are drawn at build, for stories and for tests.
 * @param address where it begins
 */
export const createMemoryJournal = (address: string): Journal => {
  let visits = 0;
  const at = (to: string, from: string, state: unknown, arrival: Arrival): Place => {
    const { pathname, search, hash } = new URL(to, somewhere + from);
    visits += 1;
    return { pathname, search, hash, state, key: `visit-${visits}`, arrival };
  };
  let place = at(address, '/', null, 'opened');
  const listeners = new Set<() => void>();
  return {
    getSnapshot: () => place,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    navigate: (to, { state = null } = {}) => {
      place = at(to, addressOf(place), state, 'sent');
      for (const listener of listeners) listener();
    },
  };
};
