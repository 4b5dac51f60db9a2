/** How many entries of the history are remembered: the oldest ones give way. */
const most = 100;

/** How far the page of each entry of the tab's history was scrolled. */
export interface ScrollPlaces {
  /** @returns pixels from the top, or undefined where the page was never seen */
  read(entry: string): number | undefined;
  write(entry: string, top: number): void;
  /** Keeps all of them for the page that comes after a reload. */
  keep(): void;
}

const storageKey = 'sayso-scroll-places';

const isPlace = (value: unknown): value is [string, number] =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';

/** @param storage usually `sessionStorage`: each tab has a history of its own */
export const createScrollPlaces = (storage: Pick<Storage, 'getItem' | 'setItem'>): ScrollPlaces => {
  const readKept = (): readonly [string, number][] => {
    try {
      const kept: unknown = JSON.parse(storage.getItem(storageKey) ?? '[]');
      return Array.isArray(kept) ? kept.filter(isPlace) : [];
    } catch {
      return [];
    }
  };
  const places = new Map(readKept());
  return {
    read: (entry) => places.get(entry),
    write: (entry, top) => {
      places.delete(entry);
      places.set(entry, top);
    },
    keep: () => {
      try {
        storage.setItem(storageKey, JSON.stringify([...places].slice(-most)));
      } catch {
        // Without room to keep them, a page that is loaded again begins at its top.
      }
    },
  };
};
