import type { Kysely } from 'kysely';
import type { Holder, NotHeld } from '../conversation/sessions.ts';
import type { Database } from '../storage/schema.ts';
import type { LiveConnection } from './ports.ts';

/** One live session of this process. */
interface LiveEntry {
  readonly userId: string;
  readonly signIn: string;
  readonly holder: Holder;
  readonly session: LiveConnection;
}

/** The live sessions of this process. Who may write is decided in the database; this only tells those who may no longer. */
export interface Registry {
  /** Registers a connection, and tells the one it replaces. Returns what takes it out again. */
  add(entry: LiveEntry): () => void;
  /** Before a session is taken up here: lets the connection that has it store what it was sent. */
  yieldTo(sessionId: string): Promise<void>;
  /** Tells every connection whose session was taken up or ended by another process, and closes those that were logged out there. */
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

/** Those of these sign-ins that were not logged out. */
const standingSignIns = async (db: Kysely<Database>, signIns: readonly string[]): Promise<ReadonlySet<string>> => {
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
      const { sessionId } = entry.holder;
      entries.get(sessionId)?.session.lose('taken');
      entries.set(sessionId, entry);
      return () => {
        if (entries.get(sessionId) === entry) entries.delete(sessionId);
      };
    },
    yieldTo: async (sessionId) => {
      const older = entries.get(sessionId);
      if (!older) return;
      await older.session.drain();
      older.session.lose('taken');
    },
    check: async (db) => {
      // Of those that come while the database answers it says nothing.
      const asked = [...entries.values()];
      if (asked.length === 0) return;
      const rows = await db
        .selectFrom('practice_sessions')
        .select(['id', 'held_by', 'ended_at'])
        .where(
          'id',
          'in',
          asked.map(({ holder }) => holder.sessionId),
        )
        .execute();
      const rowOf = new Map(rows.map((row) => [row.id, row]));
      for (const { holder, session } of asked) {
        const row = rowOf.get(holder.sessionId);
        const lost: NotHeld['reason'] | null =
          !row || row.ended_at !== null ? 'ended' : row.held_by === holder.heldBy ? null : 'taken';
        if (lost !== null) session.lose(lost);
      }
      const standing = await standingSignIns(
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
