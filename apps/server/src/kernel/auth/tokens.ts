import type { Transaction } from 'kysely';
import { hashToken, newSecret } from '../../platform/config/random-secrets.ts';
import type { Authenticator } from '../../platform/http/caller.ts';
import type { Clock, Random } from '../../platform/ports.ts';
import type { Storage } from '../../platform/storage/open-database.ts';
import type { Database } from '../../platform/storage/schema.ts';
import { readAccessToken, signAccessToken } from './access-tokens.ts';
import { openSuccessor, refreshGrace, refreshTokenLife, sealSuccessor, usedTokenLife } from './refresh-tokens.ts';
import { readOrCreateSecret } from './secrets.ts';
import { isSignedIn } from './sign-ins.ts';

/** The tokens of a client: a short access token, and a refresh token that is good once. */
export type TokenPair = {
  readonly token: string;
  readonly refresh_token: string;
};

/** Gives tokens out and recognises them. */
export interface Tokens extends Authenticator {
  /** A first pair after a sign-in. */
  issue(userId: string): Promise<TokenPair>;
  /** The next pair; null when the token is not good. A replay signs every descendant of its sign-in out. */
  refresh(refreshToken: string): Promise<TokenPair | null>;
  /**
   * Ends the sign-in that a refresh token came from: every refresh and access token of it is useless from now on.
   * @returns the sign-in; null for a token that was never given out.
   */
  revoke(refreshToken: string): Promise<string | null>;
  /** Makes every token of this account useless, for good. */
  revokeAll(transaction: Transaction<Database>, userId: string): Promise<void>;
}

/** The parts of {@link createTokens}. `onReplay` hears of a token that was used twice, and of the sign-in that ended with it. */
export interface TokensOptions {
  readonly storage: Storage;
  readonly clock: Clock;
  readonly random: Random;
  onReplay(userId: string, signIn: string): void;
}

/**
 * Ends tokens until there are none: PostgreSQL lets a statement that waited for a refresh pass over the successor that this stored.
 * @param end ends those that it sees, and says how many
 */
const untilNoneIsLeft = async (end: () => Promise<bigint>): Promise<void> => {
  while ((await end()) > 0n);
};

export const createTokens = async ({ storage, clock, random, onReplay }: TokensOptions): Promise<Tokens> => {
  const { db } = storage;
  const secret = await readOrCreateSecret(storage, random, 'access_token_secret');

  const pair = async (userId: string, signIn: string, refreshToken: string, at: number): Promise<TokenPair | null> => {
    const user = await db.selectFrom('users').select('token_generation').where('id', '=', userId).executeTakeFirst();
    if (!user) return null;
    const token = await signAccessToken(secret, { userId, signIn, generation: user.token_generation }, at);
    return { token, refresh_token: refreshToken };
  };

  const insert = (handle: typeof db, refreshToken: string, userId: string, family: string, at: number) =>
    handle
      .insertInto('refresh_tokens')
      .values({
        token_hash: hashToken(refreshToken),
        user_id: userId,
        family,
        created_at: at,
        expires_at: at + refreshTokenLife,
        used_at: null,
        revoked_at: null,
        successor: null,
      })
      .execute();

  /** Uses the token up and stores its successor; null when it is not fresh any more. One statement decides who was first. */
  const exchange = (refreshToken: string, successor: string, at: number) =>
    db.transaction().execute(async (transaction) => {
      const used = await transaction
        .updateTable('refresh_tokens')
        .set({ used_at: at, successor: sealSuccessor(refreshToken, successor) })
        .where('token_hash', '=', hashToken(refreshToken))
        .where('used_at', 'is', null)
        .where('revoked_at', 'is', null)
        .where('expires_at', '>', at)
        .returning(['user_id', 'family'])
        .executeTakeFirst();
      if (!used) return null;
      await insert(transaction, successor, used.user_id, used.family, at);
      await transaction
        .deleteFrom('refresh_tokens')
        .where('user_id', '=', used.user_id)
        .where((where) => where.or([where('expires_at', '<=', at), where('used_at', '<', at - usedTokenLife)]))
        .execute();
      return used;
    });

  const revokeFamily = (family: string, at: number): Promise<void> =>
    untilNoneIsLeft(async () => {
      const { numUpdatedRows } = await db
        .updateTable('refresh_tokens')
        .set({ revoked_at: at })
        .where('family', '=', family)
        .where('revoked_at', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows;
    });

  const handOutAgain = async (refreshToken: string, at: number): Promise<TokenPair | null> => {
    const row = await db
      .selectFrom('refresh_tokens')
      .selectAll()
      .where('token_hash', '=', hashToken(refreshToken))
      .executeTakeFirst();
    if (!row || row.revoked_at !== null || row.used_at === null || row.successor === null) return null;
    if (at - row.used_at <= refreshGrace) {
      return pair(row.user_id, row.family, openSuccessor(refreshToken, row.successor), row.used_at);
    }
    await revokeFamily(row.family, at);
    onReplay(row.user_id, row.family);
    return null;
  };

  return {
    authenticate: async (accessToken) => {
      const claims = await readAccessToken(secret, accessToken, clock.now());
      if (!claims) return null;
      const user = await db
        .selectFrom('users')
        .select(['id', 'email'])
        .where('id', '=', claims.userId)
        .where('token_generation', '=', claims.generation)
        .where(isSignedIn(claims.signIn))
        .executeTakeFirst();
      return user ? { ...user, signIn: claims.signIn } : null;
    },
    issue: async (userId) => {
      const at = clock.now();
      const refreshToken = newSecret(random);
      const signIn = random.id();
      await insert(db, refreshToken, userId, signIn, at);
      const tokens = await pair(userId, signIn, refreshToken, at);
      if (!tokens) throw new Error('The account was deleted while it signed in.');
      return tokens;
    },
    refresh: async (refreshToken) => {
      const at = clock.now();
      const successor = newSecret(random);
      const used = await exchange(refreshToken, successor, at);
      return used === null ? handOutAgain(refreshToken, at) : pair(used.user_id, used.family, successor, at);
    },
    revoke: async (refreshToken) => {
      const row = await db
        .selectFrom('refresh_tokens')
        .select('family')
        .where('token_hash', '=', hashToken(refreshToken))
        .executeTakeFirst();
      if (!row) return null;
      await revokeFamily(row.family, clock.now());
      return row.family;
    },
    revokeAll: async (transaction, userId) => {
      await untilNoneIsLeft(async () => {
        const deletion = transaction.deleteFrom('refresh_tokens').where('user_id', '=', userId);
        return (await deletion.executeTakeFirst()).numDeletedRows;
      });
      await transaction.deleteFrom('socket_tickets').where('user_id', '=', userId).execute();
      await transaction
        .updateTable('users')
        .set((update) => ({ token_generation: update('token_generation', '+', 1) }))
        .where('id', '=', userId)
        .execute();
    },
  };
};
