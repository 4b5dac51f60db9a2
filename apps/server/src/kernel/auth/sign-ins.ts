import { type RawBuilder, sql } from 'kysely';

/** The condition that a sign-in was not logged out, for any query: one of its refresh tokens is not revoked. */
export const isSignedIn = (signIn: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select 1 from refresh_tokens where family = ${signIn} and revoked_at is null)`;
