/** How a tab comes to a place: it is opened there, by a link or because it is sent on, or back and forth through its history. */
export type Arrival = 'opened' | 'sent' | 'walked';

/** Where the tab is: an address, and what its entry of the history keeps beside it. */
export interface Place {
  readonly pathname: string;
  /** Empty, or begins with `?`. */
  readonly search: string;
  /** Empty, or begins with `#`. */
  readonly hash: string;
  /** What the navigation that led here handed over; it is still there after a reload. Anybody may have written it: check it. */
  readonly state: unknown;
  /** Names the entry of the history: another one for every navigation, the same one after a reload and on the way back. */
  readonly key: string;
  readonly arrival: Arrival;
}

export interface NavigateOptions {
  /** Takes the place of the present entry, so that nobody comes back to it. */
  readonly replace?: boolean;
  /** Handed over to the page that is opened; what `structuredClone` can copy. */
  readonly state?: unknown;
}

/** The tab's history, as far as the app moves in it. */
export interface Journal {
  /** The same object until the tab is elsewhere. */
  getSnapshot(): Place;
  subscribe(onChange: () => void): () => void;
  /** @param to an address of the app, in full or relative to this one */
  navigate(to: string, options?: NavigateOptions): void;
}

/** The address of a place, without its origin. */
export const addressOf = ({ pathname, search, hash }: Pick<Place, 'pathname' | 'search' | 'hash'>): string =>
  pathname + search + hash;
