/** The two tokens of a session. */
export interface Tokens {
  readonly token: string;
  readonly refreshToken: string | null;
}

/** Where the tokens are kept. Reads are never cached by the client, because another tab may have written. */
export interface TokenStore {
  read(): Tokens | null;
  write(tokens: Tokens): void;
  clear(): void;
  /** Calls back after every change, also one made by another tab. */
  subscribe(listener: () => void): () => void;
}

/** Calls every listener, and lets each be taken off. */
const createListeners = () => {
  const listeners = new Set<() => void>();
  return {
    announce: () => {
      for (const listener of listeners) listener();
    },
    add: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};

/** Tokens in memory: for tests, stories and programs without a browser. */
export const createMemoryTokenStore = (initial: Tokens | null = null): TokenStore => {
  let tokens = initial;
  const listeners = createListeners();
  const set = (next: Tokens | null) => {
    tokens = next;
    listeners.announce();
  };
  return { read: () => tokens, write: set, clear: () => set(null), subscribe: listeners.add };
};

/**
 * Tokens in a `Storage` under the spec's names `authToken` and `refreshToken`.
 * @param storage usually `localStorage`
 * @param events where `storage` events of other tabs arrive, usually `window`
 */
export const createBrowserTokenStore = (storage: Storage, events: EventTarget): TokenStore => {
  const listeners = createListeners();
  return {
    read: () => {
      const token = storage.getItem('authToken');
      return token ? { token, refreshToken: storage.getItem('refreshToken') } : null;
    },
    write: ({ token, refreshToken }) => {
      if (refreshToken) storage.setItem('refreshToken', refreshToken);
      else storage.removeItem('refreshToken');
      storage.setItem('authToken', token);
      listeners.announce();
    },
    clear: () => {
      storage.removeItem('authToken');
      storage.removeItem('refreshToken');
      listeners.announce();
    },
    subscribe: (listener) => {
      const detach = listeners.add(listener);
      const fromOtherTab = (event: Event) => {
        const key = 'key' in event ? event.key : null;
        if (key === null || key === 'authToken') listener();
      };
      events.addEventListener('storage', fromOtherTab);
      return () => {
        detach();
        events.removeEventListener('storage', fromOtherTab);
      };
    },
  };
};
