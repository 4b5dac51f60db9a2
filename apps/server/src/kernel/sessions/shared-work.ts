/** Work that several may ask for at once, and that is done once for all of them. */
export interface SharedWork {
  /** The work of this key that runs already, or else what `start` begins. */
  share(key: string, start: () => Promise<void>): Promise<void>;
  /** Resolves when nothing of it runs any more, also when it failed. */
  settled(): Promise<void>;
}

export const createSharedWork = (): SharedWork => {
  const running = new Map<string, Promise<void>>();
  return {
    share: (key, start) => {
      const known = running.get(key);
      if (known) return known;
      const started = start().finally(() => running.delete(key));
      running.set(key, started);
      return started;
    },
    settled: async () => {
      await Promise.allSettled(running.values());
    },
  };
};
