import { sql } from 'kysely';
import type { Storage } from '../storage/openDatabase.ts';

const channel = 'sayso_revoked';

/** Tells everything that an account has open, in every process, that it is over: the account is gone, or has a new password. */
export interface Revocations {
  /** Call it once the database says the same. */
  revoke(userId: string): Promise<void>;
  /** Hears of every revocation. Returns its end. */
  subscribe(listener: (userId: string) => void): () => void;
  close(): Promise<void>;
}

export interface RevocationsOptions {
  readonly storage: Storage;
  /** Where other processes are heard from: the PostgreSQL database. Null with SQLite, which has one process. */
  readonly databaseUrl: string | null;
  /** Hears that other processes cannot be heard for a while. */
  onError(error: unknown): void;
}

/** @throws when the database cannot be listened to. */
export const createRevocations = async ({
  storage,
  databaseUrl,
  onError,
}: RevocationsOptions): Promise<Revocations> => {
  const listeners = new Set<(userId: string) => void>();
  const tell = (userId: string): void => {
    for (const listener of listeners) listener(userId);
  };
  // Loaded only where it is used: it would make every start slower.
  const stop =
    databaseUrl === null
      ? async () => undefined
      : await (await import('../storage/notifications.ts')).listenTo(databaseUrl, channel, tell, onError);

  return {
    revoke: async (userId) => {
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
