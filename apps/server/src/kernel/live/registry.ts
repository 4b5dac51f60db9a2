import type { Kysely } from 'kysely';
import type { Database } from '../../platform/storage/schema.ts';
import { judgeLease, type SessionLease } from '../sessions/lease.ts';
import type { LiveConnection } from './ports.ts';

/** One live session of this process. */
interface LiveEntry {
  readonly userId: string;
  readonly signIn: string;
  readonly lease: SessionLease;
  readonly session: LiveConnection;
}

/** The live sessions of this process. The database decides which lease is valid; the registry tells the connections that have lost theirs. */
export interface Registry {
  /** Registers a connection, and tells the one it replaces. Returns a function that removes it. */
  add(entry: LiveEntry): () => void;
  /** Lets the connection that has a session store what it was sent, before another connection of this process resumes it. */
  release(sessionId: string): Promise<void>;
  /** Tells every connection whose session was resumed or ended by another process, and closes those that were logged out there. */
  check(db: Kysely<Database>): Promise<void>;
  /** Closes every connection of an account, or of one sign-in. */
  revoke(id: string): void;
  /** Tells every connection of an account that its plan has changed. */
  tellPlan(userId: string, isPremium: boolean): void;
  /** Whether an account has a connection here. */
  has(userId: string): boolean;
  /** Lets every connection store what it was sent. */
  drain(): Promise<void>;
}

/** Reads which of these sign-ins were not logged out. */
const findValidSignIns = async (db: Kysely<Database>, signIns: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom('refresh_tokens')
    .select('family')
    .distinct()
    .where('family', 'in', signIns)
    .where('revoked_at', 'is', null)
    .execute();
  return new Set(rows.map(({ family }) => family));
};

export const createRegistry = (): Registry => {
  const entries = new Map<string, LiveEntry>();
  return {
    add: (entry) => {
      const { sessionId } = entry.lease;
      entries.get(sessionId)?.session.loseLease('taken');
      entries.set(sessionId, entry);
      return () => {
        if (entries.get(sessionId) === entry) entries.delete(sessionId);
      };
    },
    release: async (sessionId) => {
      const older = entries.get(sessionId);
      if (!older) return;
      await older.session.drain();
      older.session.loseLease('taken');
    },
    check: async (db) => {
      // Connections that come while the database answers are not in its answer.
      const asked = [...entries.values()];
      if (asked.length === 0) return;
      const rows = await db
        .selectFrom('practice_sessions')
        .select(['id', 'held_by', 'ended_at'])
        .where(
          'id',
          'in',
          asked.map(({ lease }) => lease.sessionId),
        )
        .execute();
      const rowsById = new Map(rows.map((row) => [row.id, row]));
      for (const { lease, session } of asked) {
        const row = rowsById.get(lease.sessionId);
        const loss = judgeLease(row, lease.leaseId);
        // A row that is gone went with its account, which the check of the sign-ins tells next.
        if (loss !== null) session.loseLease(loss === 'gone' ? 'ended' : loss);
      }
      const standing = await findValidSignIns(
        db,
        asked.map(({ signIn }) => signIn),
      );
      for (const { signIn, session } of asked) if (!standing.has(signIn)) session.revoke();
    },
    revoke: (id) => {
      for (const { userId, signIn, session } of entries.values()) if (userId === id || signIn === id) session.revoke();
    },
    tellPlan: (userId, isPremium) => {
      for (const entry of entries.values()) if (entry.userId === userId) entry.session.tellPlan?.(isPremium);
    },
    has: (userId) => [...entries.values()].some((entry) => entry.userId === userId),
    drain: async () => {
      await Promise.all([...entries.values()].map(({ session }) => session.drain()));
    },
  };
};
