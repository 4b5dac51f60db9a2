import { sql } from 'kysely';
import type { Storage } from './open-database.ts';

/** Tells every process of this product something about a learner. */
export interface Announcements {
  /** Call it once the database says the same. */
  announce(userId: string): Promise<void>;
  /** Hears of everything that is announced. Returns its end. */
  subscribe(listener: (userId: string) => void): () => void;
  close(): Promise<void>;
}

export interface AnnouncementsOptions {
  readonly storage: Storage;
  /** The PostgreSQL database, through which the processes announce. Null with SQLite, which has one process. */
  readonly databaseUrl: string | null;
  /** Hears that other processes cannot be heard for a while. */
  onError(error: unknown): void;
}

/** @throws when the database cannot be listened to. */
export const createAnnouncements = async (
  channel: string,
  { storage, databaseUrl, onError }: AnnouncementsOptions,
): Promise<Announcements> => {
  const listeners = new Set<(userId: string) => void>();
  const tell = (userId: string): void => {
    for (const listener of listeners) listener(userId);
  };
  // Loaded only where it is used: it would make every start slower.
  const stop =
    databaseUrl === null
      ? async () => undefined
      : await (await import('./notifications.ts')).listenTo(databaseUrl, channel, tell, onError);

  return {
    announce: async (userId) => {
      tell(userId);
      if (databaseUrl !== null) await sql`select pg_notify(${channel}, ${userId})`.execute(storage.db);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    close: async () => {
      listeners.clear();
      await stop();
    },
  };
};
